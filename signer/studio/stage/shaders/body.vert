#version 330 core
// The posed surface arrives finished from the processor; only the camera and the light are applied here.
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec3 a_rest;
layout(location = 3) in vec4 a_cover;   // shirt, hair, lips, nail
layout(location = 4) in vec4 a_inner;   // mouth, eye (+) or lash (-), teeth, tongue
uniform mat4 u_view_projection;
uniform mat4 u_light;
uniform float u_light_offset;
out vec3 v_position;
out vec3 v_normal;
out vec3 v_rest;
out vec3 v_shadow;
out vec4 v_cover;
out vec4 v_inner;

void main() {
    v_position = a_position;
    v_normal = a_normal;
    v_rest = a_rest;
    v_cover = a_cover;
    v_inner = a_inner;
    v_shadow = (u_light * vec4(a_position + u_light_offset * a_normal, 1.0)).xyz * 0.5 + 0.5;
    gl_Position = u_view_projection * vec4(a_position, 1.0);
}
