#version 330 core
// What stands still, as it was drawn when it began to: lit, but where what moves now throws its shadow.
out vec4 o_colour;
uniform sampler2D u_lit;
uniform sampler2D u_shaded;
uniform sampler2D u_normal;
uniform sampler2D u_depth;
uniform sampler2DShadow u_moving_map;
uniform mat4 u_to_world;       // from the picture's clip space
uniform mat4 u_light;
uniform vec3 u_key;
uniform float u_light_offset;
uniform float u_blur_m;
uniform float u_shadow_reach;  // as where all is drawn
uniform vec2 u_size;           // of the picture, in the pixels it is drawn with

void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    float depth = texelFetch(u_depth, at, 0).r;
    o_colour = texelFetch(u_lit, at, 0);
    if (depth < 1.0) {
        vec4 seen = u_to_world * vec4(vec3(gl_FragCoord.xy / u_size, depth) * 2.0 - 1.0, 1.0);
        vec3 normal = normalize(texelFetch(u_normal, at, 0).xyz * 2.0 - 1.0);
        float facing = dot(normal, u_key);
        float slant = sqrt(clamp(1.0 - facing * facing, 0.0, 1.0));   // as where all is drawn
        vec3 outside = seen.xyz / seen.w + (u_light_offset + u_blur_m * slant) * normal;
        vec3 in_light = (u_light * vec4(outside, 1.0)).xyz * 0.5 + 0.5;
        vec3 at_map = vec3(in_light.xy, in_light.z - 0.0004);
        float lit = max(texture(u_moving_map, at_map), 1.0 - texture(u_moving_map, vec3(at_map.xy, at_map.z - u_shadow_reach)));
        o_colour = mix(texelFetch(u_shaded, at, 0), o_colour, lit);
    }
}
