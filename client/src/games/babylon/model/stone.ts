import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  RedFormat,
  RepeatWrapping,
} from "three";

/** The surface of everything: its own colours, with the grain of hewn stone and of leaves. */

const SIZE = 128; // pixels of the grain, which repeats
const COARSE = 8; // pixels of a spot

export function stone(look: MeshLambertMaterialParameters = {}): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, ...look });
  const grain = { value: grainTexture() };
  material.onBeforeCompile = (shader) => {
    shader.uniforms.grain = grain;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec2 vGrain;")
      .replace("#include <project_vertex>", `#include <project_vertex>\n${WHERE}`);
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        "#include <common>\nvarying vec2 vGrain;\nuniform sampler2D grain;",
      )
      .replace("#include <color_fragment>", `#include <color_fragment>\n${SPOTS}`);
  };
  return material;
}

// Where it stands decides, so that no two terraces are alike; walls have grain as floors have.
const WHERE = `
vec4 spot = vec4(transformed, 1.0);
#ifdef USE_INSTANCING
spot = instanceMatrix * spot;
#endif
vGrain = vec2(spot.x + 0.6 * spot.y, spot.z + 0.8 * spot.y) * 0.6;
`;
const SPOTS = "diffuseColor.rgb *= 0.84 + 0.28 * texture2D(grain, vGrain).r;";

function grainTexture(): DataTexture {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const across = SIZE / COARSE;
  const spots = Array.from({ length: across * across }, random);
  const at = (x: number, y: number) => spots[(y % across) * across + (x % across)]!;
  const pixels = Uint8Array.from({ length: SIZE * SIZE }, (_, pixel) => {
    const [x, y] = [(pixel % SIZE) / COARSE, Math.floor(pixel / SIZE) / COARSE];
    const [west, north] = [Math.floor(x), Math.floor(y)];
    const [east, south] = [x - west, y - north];
    const upper = at(west, north) * (1 - east) + at(west + 1, north) * east;
    const lower = at(west, north + 1) * (1 - east) + at(west + 1, north + 1) * east;
    return 255 * (0.6 * (upper * (1 - south) + lower * south) + 0.4 * random());
  });
  const texture = new DataTexture(pixels, SIZE, SIZE, RedFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
