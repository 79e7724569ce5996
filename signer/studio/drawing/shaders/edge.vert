#version 330 core
// A hand's surface, as much wider on the screen as its dark edge is broad: of it only the far side is drawn.
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;
uniform mat4 u_view_projection;
uniform vec2 u_wide;   // of the edge, of half the picture's width and height
out vec3 v_position;

void main() {
    v_position = a_position;
    vec4 here = u_view_projection * vec4(a_position, 1.0), outside = u_view_projection * vec4(a_position + 0.001 * a_normal, 1.0);
    vec2 way = (outside.xy / outside.w - here.xy / here.w) / u_wide;
    here.xy += way / max(length(way), 1e-6) * u_wide * here.w;
    gl_Position = here;
}
