#version 330 core
// The edge of a hand, seen where the face is behind it.
in vec3 v_position;
layout(location = 0) out vec4 o_colour;
uniform vec3 u_eye_point;
uniform vec3 u_face;       // its middle in the pose
uniform float u_face_reach;
uniform vec3 u_edge;       // colour on the screen

void main() {
    vec3 way = normalize(v_position - u_eye_point), to_face = u_face - u_eye_point;
    float aside = length(to_face - dot(to_face, way) * way) / u_face_reach;
    float before = step(distance(v_position, u_eye_point), length(to_face) + 0.5 * u_face_reach);
    o_colour = vec4(u_edge, 0.65 * before * (1.0 - smoothstep(0.75, 1.0, aside)));
}
