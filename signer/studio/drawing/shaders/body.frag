#version 330 core
// Skin, shirt, hair, brows, lips, nails and eyes from fields on the vertices and the place at rest: no texture, crisp at every
// zoom. SHADOW_TAPS 0, 1 or more; SAMPLES tells multisampling; LASHES is a program of its own, because one
// that discards is slow; DETAIL adds the fine grain that slow machines leave out while something moves. SHADED draws all in
// shade, KEEP_NORMAL keeps how the surface lies, MOVING_MAP takes a second shadow map (one tap).
in vec3 v_position;
in vec3 v_normal;
in vec3 v_rest;
in vec4 v_cover;
in float v_kind;
in float v_stain;
in vec4 v_hand;
layout(location = 0) out vec4 o_colour;
#ifdef KEEP_NORMAL
layout(location = 1) out vec4 o_normal;
#endif
uniform sampler2DShadow u_shadow_map;
#ifdef MOVING_MAP
uniform sampler2DShadow u_moving_map;   // what moves has a map of its own
#endif
uniform mat4 u_light;
uniform float u_light_offset;
uniform float u_shadow_blur;   // of the map's width
uniform float u_shadow_reach;  // of its depth: what is farther from a surface throws no shadow on it
uniform float u_blur_m;
uniform vec3 u_eye_point;
uniform vec3 u_key;
uniform vec3 u_fill;
uniform vec3 u_rim;
uniform vec3 u_eye_left;
uniform vec3 u_eye_right;
uniform vec3 u_head;
uniform mat4 u_to_head;      // from the world to where the head rests
uniform vec3 u_lips;         // between them, at rest
uniform vec3 u_teeth;        // the middle of both rows at their back, where they meet
uniform float u_lip_gap;
uniform float u_dim;
uniform vec3 u_skin;
uniform vec3 u_palm;
uniform vec3 u_hair;
uniform vec3 u_shirt;
uniform float u_waist;
uniform vec2 u_folds[5];     // left and right, 0 to 1: the forehead's middle, its side, between the brows, bridge of the nose, cheek
uniform float u_folded;      // the deepest of them
uniform vec3 u_nose_tip;     // at rest
uniform vec3 u_mouth_corner; // the left one, at rest

#if SAMPLES
#define CUT_BELOW 0.04   // the rest becomes coverage of the samples
#else
#define CUT_BELOW 0.5
#endif
const vec3 STAIN = vec3(0.80, 0.03, 0.16);
const vec3 TROUSERS = vec3(0.045, 0.048, 0.056);

struct Material {
    vec3 albedo;
    float gloss;
    float shine;     // exponent of the highlight
    float depth;     // how far light travels under the surface: 1 skin, 0 cloth
};

float crisp(float field) {
    float width = fwidth(field) * 0.75 + 1e-7;
    return smoothstep(-width, width, field);
}

float hash(vec3 p) {
    p = fract(p * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

float noise(vec3 p) {
    vec3 cell = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    float low = mix(mix(hash(cell), hash(cell + vec3(1, 0, 0)), f.x), mix(hash(cell + vec3(0, 1, 0)), hash(cell + vec3(1, 1, 0)), f.x), f.y);
    float high = mix(mix(hash(cell + vec3(0, 0, 1)), hash(cell + vec3(1, 0, 1)), f.x),
                     mix(hash(cell + vec3(0, 1, 1)), hash(cell + vec3(1, 1, 1)), f.x), f.y);
    return mix(low, high, f.z);
}

float blob(vec2 offset, float radius) {
    return exp(-dot(offset, offset) / (radius * radius));
}

const float KNUCKLE_M = 0.0055;   // how far the skin over a joint of a finger is darker
const float TENDON_M = 0.0009;    // rise of the tendons: half of it is not seen, twice of it looks old
const float TENDON_WIDE = 0.17;   // half their width, as a share of the way from one to the next

// The skin of the back of a hand over its tendons, by how the number of the tendon changes over the surface.
vec3 over_tendons(vec3 normal) {
    float shown = max(v_hand.x - 1.0, 0.0);
    vec3 right = dFdx(v_position), down = dFdy(v_position), across = cross(down, normal), along = cross(normal, right);
    float size = dot(right, across);
    if (shown <= 0.0 || abs(size) < 1e-14) return normal;
    float at = (fract(v_hand.w + 0.5) - 0.5) / TENDON_WIDE;
    vec3 way = (dFdx(v_hand.w) * across + dFdy(v_hand.w) * along) / size;   // 1/m
    return normalize(normal + shown * 2.0 * TENDON_M * at / TENDON_WIDE * exp(-at * at) * way);
}

Material skin(vec3 rest) {
    Material m = Material(u_skin, 0.20, 24.0, 1.0);
#if DETAIL
    float side = abs(rest.x);
    float front = smoothstep(0.02, 0.06, rest.z - u_head.z);
    // cheeks, nose and ears carry more blood; so do knuckles and fingertips, which no field marks
    float red = 0.55 * blob(vec2(side - 0.043, rest.y - u_eye_left.y + 0.045), 0.024) * front;
    red += 0.40 * blob(vec2(rest.x, rest.y - u_eye_left.y + 0.042), 0.014) * front;
    red += 0.35 * blob(vec2(side - 0.080, rest.y - u_eye_left.y + 0.015), 0.028) * (1.0 - front);
    m.albedo *= mix(vec3(1.0), vec3(1.03, 0.85, 0.83), clamp(red, 0.0, 1.0));
    m.albedo *= 1.0 + 0.05 * (noise(rest * 70.0) - 0.5) + 0.05 * (noise(rest * 420.0) - 0.5);
#endif
    float palm = v_hand.y;
    m.albedo = mix(m.albedo, m.albedo * u_palm / u_skin, palm);
    // folds of the palm and at the joints of the fingers; their lines end where they are finer than a pixel
    float line = palm * smoothstep(0.0016, 0.0003, v_hand.z) * (1.0 - smoothstep(0.0010, 0.0030, fwidth(v_hand.z)));
    m.albedo *= 1.0 - line * vec3(0.20, 0.27, 0.27);
#if DETAIL
    // on the back the skin over the joints is darker, and lies in folds across them, which end as those of the palm do
    float back = (1.0 - palm) * smoothstep(0.9, 1.0, v_hand.x), away = v_hand.z;
    m.albedo *= 1.0 - back * exp(-away * away / (KNUCKLE_M * KNUCKLE_M)) * vec3(0.10, 0.20, 0.22);
    float pixel = fwidth(away), seen = back * (1.0 - smoothstep(0.0008, 0.0016, pixel));
    float folds = smoothstep(0.0007, 0.0001, away) + 0.7 * smoothstep(0.0006, 0.0001, abs(away - 0.0019));
    m.albedo *= 1.0 - seen * folds * vec3(0.09, 0.13, 0.13);
#endif
    return m;
}

void add_brow(inout Material m, vec3 rest) {
    float side = abs(rest.x), centre = u_eye_left.x;
    if (abs(rest.y - u_eye_left.y - 0.020) > 0.02 || rest.z < u_eye_left.z - 0.04 || side > centre + 0.04) return;
    float along = (side - (centre - 0.021)) / 0.049, t = clamp(along, 0.0, 1.0);
    float middle = u_eye_left.y + 0.0165 + 0.0075 * sin(pow(t, 1.25) * 2.6);
    float half_height = 0.0046 * (1.0 - 0.70 * t) * smoothstep(-0.06, 0.12, along);
    float cover = smoothstep(-0.0018, 0.0016, half_height - abs(rest.y - middle));
    cover *= smoothstep(-0.05, 0.05, along) * smoothstep(1.03, 0.88, along);
#if DETAIL
    // hairs lean outward
    cover *= 0.55 + 0.60 * noise(vec3((side * 0.85 - rest.y * 0.55) * 1700.0, (rest.y + side * 0.4) * 260.0, 3.0));
#endif
    m.albedo = mix(m.albedo, u_hair * 1.3, clamp(cover, 0.0, 1.0) * 0.86);
}

void add_hair(inout Material m, vec3 rest, float field) {
    if (field < -0.016) return;
    // short hair thins out toward the skin
    float share = smoothstep(-0.012, 0.010, field);
#if DETAIL
    // where strands are finer than a pixel their mean is seen, no specks
    float seen = 1.0 - smoothstep(0.25, 0.9, 900.0 * max(fwidth(rest.x), 0.67 * fwidth(rest.z)));
    float strand = mix(0.5, noise(vec3(rest.x * 900.0, rest.y * 170.0, rest.z * 600.0)), seen);
    float cover = clamp(share + 2.2 * (strand - 0.5) * share * (1.0 - share), 0.0, 1.0);
    vec3 tone = u_hair * (0.65 + 0.75 * mix(0.5, noise(vec3(rest.x * 330.0, rest.y * 40.0, rest.z * 60.0)), 0.3 + 0.7 * seen));
#else
    float cover = share;
    vec3 tone = u_hair;
#endif
    m.albedo = mix(m.albedo, tone, cover);
    m.gloss = mix(m.gloss, 0.11, cover);
    m.shine = mix(m.shine, 16.0, cover);
    m.depth *= 1.0 - cover;
}

void add_clothes(inout Material m, vec3 rest, float field) {
    float cover = crisp(field);
    if (cover > 0.0) {
        vec3 cloth = u_shirt;
#if DETAIL
        cloth *= 0.94 + 0.12 * noise(vec3(rest.x * 900.0, rest.y * 900.0, rest.z * 900.0));
#endif
        float seam = smoothstep(0.0012, 0.0, abs(field - 0.013) - 0.0003);
        cloth *= (1.0 - 0.25 * seam) * (1.0 - 0.25 * smoothstep(0.003, 0.0, field));
        m.albedo = mix(m.albedo, cloth, cover);
        m.gloss = mix(m.gloss, 0.03, cover);
        m.depth *= 1.0 - cover;
    }
    float trousers = crisp(u_waist - rest.y) * step(abs(rest.x), 0.30);
    m.albedo = mix(m.albedo, TROUSERS, trousers);
    m.gloss *= 1.0 - trousers;
    m.depth *= 1.0 - trousers;
}

const float FOLD_M = 0.0009;        // depth of a fold: half of it is lost at film size, twice of it looks cut
const float FOLD_WIDE_M = 0.0017;   // half its width

// Add a fold, `broad` times as wide as others: the slope of the skin in xyz and how dark it is in w. `away` is the way
// from its line, m, `across` that way's direction.
void crease(inout vec4 folds, float share, float away, vec3 across, float pixel, float broad) {
    // a fold finer than a pixel is as broad as one, and as much paler
    float wide = max(broad * FOLD_WIDE_M, 0.8 * pixel), at = away / wide, deep = share * exp(-at * at) * broad * FOLD_WIDE_M / wide;
    folds += vec4(2.0 * FOLD_M * broad * at / wide * deep * across, deep);
}

// Folds where shapes draw the skin of the face together, counted from eyes, nose and mouth at rest.
vec4 face_folds(vec3 rest) {
    vec4 folds = vec4(0.0);
    float size = u_eye_left.x / 0.0295, side = abs(rest.x) / size, high = (rest.y - u_eye_left.y) / size;
    float pixel = length(fwidth(rest.xy));
    if (rest.z < u_eye_left.z - 0.02 || v_kind > 0.1 || high < -0.085) return folds;
    float left = smoothstep(-0.004, 0.004, rest.x), outward = rest.x < 0.0 ? -1.0 : 1.0;
    float share[5];
    for (int k = 0; k < 5; k++) share[k] = mix(u_folds[k].y, u_folds[k].x, left);
    // the forehead: three lines that rise over each brow
    float forehead = mix(share[0], share[1], smoothstep(0.006, 0.024, side)) * (1.0 - smoothstep(0.034, 0.050, side));
    for (int k = 0; k < 3; k++) {
        float line = 0.0355 + 0.0095 * float(k) + 0.0030 * sin(side * 75.0);
        crease(folds, forehead, size * (high - line), vec3(0.0, 1.0, 0.0), pixel, 1.0);
    }
    // between the brows: two upright lines, a little apart above
    float furrow = share[2] * smoothstep(0.002, 0.010, high) * (1.0 - smoothstep(0.026, 0.036, high));
    crease(folds, furrow, size * (side - 0.0062 - 0.10 * high), vec3(outward, 0.0, 0.0), pixel, 1.0);
    // the bridge of the nose: two lines across it
    float bridge = max(share[3], 0.5 * share[2]) * (1.0 - smoothstep(0.008, 0.014, side));
    for (int k = 0; k < 2; k++) crease(folds, bridge, size * (high + 0.001 + 0.0065 * float(k) + 4.0 * side * side), vec3(0.0, 1.0, 0.0), pixel, 1.0);
    // the cheek: a bow from the wing of the nose around the corner of the mouth
    vec2 top = u_nose_tip.xy + size * vec2(0.0160, 0.003), foot = u_mouth_corner.xy + size * vec2(0.0095, 0.000), way = foot - top;
    vec2 here = vec2(abs(rest.x), rest.y) - top;
    float along = dot(here, way) / dot(way, way), length_m = length(way);
    vec2 aside = vec2(-way.y, way.x) / length_m;
    float cheek = max(share[4], 0.8 * share[3]) * smoothstep(-0.10, 0.20, along) * (1.0 - smoothstep(0.70, 1.10, along));
    float bow = 0.10 * length_m * sin(3.14159 * clamp(along, 0.0, 1.0));
    crease(folds, cheek, dot(here, aside) - bow, vec3(aside.x * outward, aside.y, 0.0), pixel, 2.0);
    return folds;
}

Material eyeball(vec3 rest) {
    vec2 d = rest.xy - (rest.x > 0.0 ? u_eye_left : u_eye_right).xy;
    float r = length(d);
    Material m = Material(vec3(0.80, 0.78, 0.76), 0.9, 220.0, 0.0);
    m.albedo = mix(m.albedo, vec3(0.72, 0.54, 0.51), 0.5 * smoothstep(0.007, 0.013, r));
    vec3 iris = mix(vec3(0.26, 0.145, 0.065), vec3(0.075, 0.042, 0.024), smoothstep(0.0028, 0.0060, r));
#if DETAIL
    iris *= 0.75 + 0.55 * noise(vec3(d / max(r, 1e-5) * 14.0, r * 120.0));
#endif
    m.albedo = mix(iris, m.albedo, smoothstep(0.0056, 0.0063, r));
    m.albedo = mix(vec3(0.010), m.albedo, smoothstep(0.0020, 0.0026, r));
    // the lid shades the top of the ball
    m.albedo *= mix(1.0, 0.62, smoothstep(0.001, 0.0065, d.y));
    return m;
}

// How much light gets so far behind the lips: the farther they are apart the deeper.
float mouth_light() {
    float behind = u_lips.z - (u_to_head * vec4(v_position, 1.0)).z;
    float share = max(behind - 0.004, 0.0) / (0.009 + 0.85 * u_lip_gap);
    return mix(0.10, 1.0, exp(-share * share));
}

// How far from the middle of a row the teeth end, m along the row.
const float UPPER_TEETH[7] = float[](0.0085, 0.0150, 0.0226, 0.0296, 0.0366, 0.0466, 0.0566);
const float LOWER_TEETH[7] = float[](0.0054, 0.0114, 0.0184, 0.0254, 0.0324, 0.0434, 0.0534);

Material tooth(vec3 rest) {
    Material m = Material(vec3(0.76, 0.66, 0.53), 0.5, 60.0, 0.35);
    vec2 out_of = vec2(abs(rest.x), rest.z - u_teeth.z);
    float along = atan(out_of.x, out_of.y) * mix(length(out_of), 0.040, 0.5), high = rest.y - u_teeth.y;
    float gap = along, before = 0.0, bulge = 1.0;
    for (int k = 0; k < 7; k++) {
        float end = high > 0.0 ? UPPER_TEETH[k] : LOWER_TEETH[k];
        gap = min(gap, abs(along - end));
        if (along >= before && along < end) bulge = 1.0 - pow(abs(2.0 * (along - before) / (end - before) - 1.0), 2.0);
        before = end;
    }
    float blur = 0.7 * fwidth(along);
    // where a pixel is wider than the line between two teeth, one row of teeth is seen, no bars
    float seen = 1.0 - smoothstep(0.0002, 0.0009, fwidth(along));
    m.albedo *= 1.0 - 0.26 * seen * smoothstep(0.0004 + blur, 0.0001, gap) * smoothstep(0.0, 0.002, abs(high));
    m.albedo *= 0.90 + 0.10 * bulge;
    m.albedo = mix(m.albedo, vec3(0.55, 0.24, 0.22), smoothstep(0.0095, 0.0110, abs(high) - 0.0020 * bulge));
    return m;
}

Material tongue(vec3 rest) {
    Material m = Material(vec3(0.56, 0.215, 0.21), 0.30, 30.0, 0.8);
    m.albedo *= 1.0 - 0.22 * blob(vec2(rest.x, 0.0), 0.0022) * smoothstep(0.016, 0.024, u_lips.z - rest.z);
#if DETAIL
    m.albedo *= 0.93 + 0.14 * noise(rest * 1400.0);
#endif
    return m;
}

// How much of a pixel the upper lashes cover: single hairs close by, their mean where they are narrower than a pixel.
float lash_cover(vec3 rest) {
    vec2 d = rest.xy - (rest.x > 0.0 ? u_eye_left : u_eye_right).xy;
    float r = length(d), half_width = 0.40 * (1.0 - smoothstep(0.0125, 0.0180, r));
    float phase = degrees(atan(d.y, abs(d.x))) * 0.30 + r * 9.0, width = fwidth(phase) + 1e-5;
    float hair = abs(fract(phase) - 0.5);
    float fine = clamp((half_width - hair) / width + 0.5, 0.0, 1.0);
    return mix(fine, 1.3 * half_width, smoothstep(0.35, 0.8, width)) * smoothstep(0.0024, 0.0034, d.y);
}

Material material(vec3 rest) {
#if LASHES
    return Material(u_hair * 0.7, 0.05, 20.0, 0.0);
#else
    if (v_kind > 2.5) {
        Material inside = v_kind > 3.5 ? tongue(rest) : tooth(rest);
        float light = mouth_light();
        inside.albedo *= light;
        inside.gloss *= light;
        inside.depth *= light;
        return inside;
    }
    if (v_kind > 0.5) return eyeball(rest);
    Material m = skin(rest);
    float lips = smoothstep(0.15, 0.80, v_cover.z);
    m.albedo = mix(m.albedo, u_skin * vec3(0.86, 0.50, 0.52), 0.8 * lips);
    m.gloss += 0.28 * lips;
    m.shine += 20.0 * lips;
    float nail = smoothstep(0.40, 0.62, v_cover.w);
    float nail_edge = nail * (1.0 - nail) * 4.0;
    m.albedo = mix(m.albedo, m.albedo * vec3(1.08, 0.94, 0.95) + 0.035, nail) * (1.0 - 0.18 * nail_edge);
    m.gloss += 0.50 * nail;
    m.shine += 40.0 * nail;
    float inside = smoothstep(0.35, 0.75, -v_kind);
    if (inside > 0.0) {
        m.albedo = mix(m.albedo, vec3(0.24, 0.06, 0.05) * mouth_light(), inside);
        m.gloss *= 1.0 - inside;
        m.depth *= 1.0 - inside;
    }
    add_brow(m, rest);
    add_hair(m, rest, v_cover.y);
    add_clothes(m, rest, v_cover.x);
    m.albedo = mix(m.albedo, STAIN, 0.9 * smoothstep(0.05, 0.75, v_stain));
    return m;
#endif
}

#if SHADOW_TAPS
float lit_at(sampler2DShadow map, vec3 at, float reach) {
    return max(texture(map, at), 1.0 - texture(map, vec3(at.xy, at.z - reach)));
}
#endif

float lit_share(vec3 normal, float facing) {
#ifdef SHADED
    return 0.0;
#elif SHADOW_TAPS == 0
    return 1.0;
#else
    // a slanting surface would shade itself through the width of the blur: look from farther out there
    float slant = sqrt(clamp(1.0 - facing * facing, 0.0, 1.0));
    vec3 outside = v_position + (u_light_offset + u_blur_m * slant) * normal;
    vec3 in_light = (u_light * vec4(outside, 1.0)).xyz * 0.5 + 0.5;
    vec3 at = vec3(in_light.xy, in_light.z - 0.0004);
    if (any(lessThan(at.xy, vec2(0.0))) || any(greaterThan(at.xy, vec2(1.0)))) return 1.0;
#if SHADOW_TAPS == 1
#ifdef MOVING_MAP
    return min(lit_at(u_shadow_map, at, u_shadow_reach), lit_at(u_moving_map, at, u_shadow_reach));
#else
    return lit_at(u_shadow_map, at, u_shadow_reach);
#endif
#else
    float sum = 0.0;
    for (int k = 0; k < SHADOW_TAPS; k++) {
        float angle = float(k) * 2.399963, radius = sqrt((float(k) + 0.5) / float(SHADOW_TAPS)) * u_shadow_blur;
        // the taps end at different distances, so that a shadow fades out
        float reach = u_shadow_reach * mix(0.4, 1.0, fract(float(k) * 0.618034));
        sum += lit_at(u_shadow_map, vec3(at.xy + radius * vec2(cos(angle), sin(angle)), at.z), reach);
    }
    return sum / float(SHADOW_TAPS);
#endif
#endif
}

// From linear light to sRGB by square roots, several times quicker on a processor than powers.
vec3 on_screen(vec3 light) {
    vec3 half_power = sqrt(light), quarter = sqrt(half_power), eighth = sqrt(quarter);
    return clamp(0.585122381 * half_power + 0.783140355 * quarter - 0.368262736 * eighth, 0.0, 1.0);
}

void main() {
    vec3 to_eye = normalize(u_eye_point - v_position);
    vec3 normal = normalize(v_normal);
    float cover = 1.0;
#if LASHES
    if (dot(normal, to_eye) < 0.0) normal = -normal;
    cover = lash_cover(v_rest);
    if (cover < CUT_BELOW) discard;
#endif
    Material m = material(v_rest);
#if DETAIL && !LASHES && !defined(AVATAR)
    normal = over_tendons(normal);
    if (u_folded > 0.0) {
        vec4 folds = face_folds(v_rest) * clamp(m.depth, 0.0, 1.0);   // hair has none
        vec3 slope = transpose(mat3(u_to_head)) * folds.xyz;
        normal = normalize(normal - slope + normal * dot(normal, slope));
        m.albedo *= 1.0 - min(folds.w, 1.0) * vec3(0.30, 0.37, 0.37);   // less light comes into a fold, and redder
    }
#endif
#ifdef KEEP_NORMAL
    o_normal = vec4(normal * 0.5 + 0.5, 1.0);
#endif

    float facing = dot(normal, u_key);
    float lit = lit_share(normal, facing);
    vec3 bleed = m.depth * vec3(0.30, 0.14, 0.10);           // light that comes out beyond the terminator, reddened
    vec3 key = clamp((vec3(facing) + bleed) / (1.0 + bleed), 0.0, 1.0);
    key *= mix(vec3(0.13) + m.depth * vec3(0.07, -0.02, -0.04), vec3(1.0), lit);
    vec3 fill = clamp((vec3(dot(normal, u_fill)) + bleed) / (1.0 + bleed), 0.0, 1.0);
    vec3 around = mix(vec3(0.21, 0.165, 0.15), vec3(0.40, 0.42, 0.46), normal.y * 0.5 + 0.5);
    float aside = 1.0 - clamp(dot(normal, to_eye), 0.0, 1.0), edge = aside * aside * aside;

    float front = clamp(dot(normal, to_eye), 0.0, 1.0);
    // a signing studio: soft light from both sides and from the front
    vec3 colour = m.albedo * (0.72 * around + key * vec3(1.03, 0.98, 0.92) * 0.62 + fill * vec3(0.92, 0.95, 1.0) * 0.36 + 0.21 * front);
    float glint = lit * pow(clamp(dot(normal, normalize(u_key + to_eye)), 0.0, 1.0), m.shine) * 0.5;
#if DETAIL
    glint += pow(clamp(dot(normal, normalize(u_fill + to_eye)), 0.0, 1.0), m.shine) * 0.16;
#endif
    colour += m.gloss * glint * vec3(1.0, 0.98, 0.95);
    // a hand ends in a faint dark line before skin of the same colour, all else in the light from behind
    float arm = min(v_hand.x, 1.0), rim = 1.0 - 0.85 * arm;
    colour += rim * clamp(dot(normal, u_rim), 0.0, 1.0) * edge * vec3(0.50, 0.55, 0.60) * 0.8 * (0.25 + 0.75 * m.depth);
    colour += rim * edge * around * m.albedo * 0.35;
    colour *= 1.0 - 0.42 * arm * smoothstep(0.50, 0.95, aside);
    colour = colour / (1.0 + 0.18 * colour);
    colour = on_screen(clamp(colour, 0.0, 1.0));
    o_colour = vec4(mix(colour, vec3(dot(colour, vec3(0.30, 0.59, 0.11))), 0.6 * u_dim) * (1.0 - 0.35 * u_dim), cover);
}
