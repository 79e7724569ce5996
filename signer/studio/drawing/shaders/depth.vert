#version 330 core
// Depth alone, for the shadow map.
layout(location = 0) in vec3 a_position;
uniform mat4 u_light;

void main() {
    gl_Position = u_light * vec4(a_position, 1.0);
}
