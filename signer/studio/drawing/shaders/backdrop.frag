#version 330 core
// A radial gradient, dithered so that it shows no rings.
in vec2 v_at;
out vec4 o_colour;
uniform vec3 u_centre;
uniform vec3 u_edge;
uniform float u_aspect;

void main() {
    float far = length((v_at - vec2(0.5, 0.58)) * vec2(max(u_aspect, 1.0), max(1.0 / u_aspect, 1.0))) / (0.62 * max(u_aspect, 1.0));
    vec3 colour = mix(u_centre, u_edge, clamp(far, 0.0, 1.0));
    float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    o_colour = vec4(colour + grain / 255.0, 1.0);
}
