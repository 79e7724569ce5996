// Skin of an avatar: the base colours of its own pictures, in the light of the studio.
uniform sampler2DArray u_paints;

Material material(vec3 rest) {
    vec4 paint = texture(u_paints, v_cover.xyz);
    if (paint.a < 0.5) discard;
    Material m = Material(paint.rgb, 0.06, 16.0, 0.35);
    m.albedo = mix(m.albedo, STAIN, 0.9 * smoothstep(0.05, 0.75, v_stain));
    return m;
}
