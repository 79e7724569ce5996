#version 330 core
// The posed surface arrives finished from the processor; only the camera and the light are applied here.
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec3 a_rest;
layout(location = 3) in vec4 a_cover;   // shirt, hair, lips, nail
layout(location = 4) in float a_kind;   // 0 skin, to -1 inside the mouth, 1 eye, 2 lash, 3 teeth, 4 tongue
layout(location = 6) in vec4 a_hand;    // how far of an arm (above 1: of its tendons), of a palm, metres to the next fold, which tendon
layout(location = 5) in float a_stain;  // how much of a hand's skin is coloured for lying in something
uniform mat4 u_view_projection;
out vec3 v_position;
out vec3 v_normal;
out vec3 v_rest;
out vec4 v_cover;
out float v_kind;
out float v_stain;
out vec4 v_hand;

void main() {
    v_position = a_position;
    v_normal = a_normal;
    v_rest = a_rest;
    v_cover = a_cover;
    v_kind = a_kind;
    v_stain = a_stain;
    v_hand = a_hand;
    gl_Position = u_view_projection * vec4(a_position, 1.0);
}
