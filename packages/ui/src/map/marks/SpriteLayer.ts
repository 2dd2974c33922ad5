import { Layer, type UpdateParameters } from '@deck.gl/core';
import type { Buffer, Texture } from '@luma.gl/core';
import { Model } from '@luma.gl/engine';
import {
  type Atlas,
  cornersPerSprite,
  inParts,
  packSprites,
  perCorner,
  type Sprite,
  numbersPerSprite,
} from './sprites.ts';

interface SpriteLayerProps {
  /** Null while loading: the shader program is compiled in advance. */
  atlas: Atlas<string> | null;
  /** Drawn below the rings. */
  below: readonly Sprite[];
  /** Change with the pointer, while the others stay on the graphics card; at most {@link ringCount}. */
  rings: readonly Sprite[];
  above: readonly Sprite[];
  /**
   * The atlas is drawn at the resolution of the screen: its pixels are aligned with those of the screen, so that text
   * stays sharp.
   */
  isSharp: boolean;
  /** Called when the commands are sent to the graphics card, before they are executed. */
  onDrawn: () => void;
}

const ringCount = 3;

const block = `\
layout(std140) uniform spritesUniforms {
  mat4 matrix;
  vec4 clipCentre;
  vec4 centre;
  vec2 pixel;
  vec2 screenPixel;
  vec2 atlasSize;
} sprites;
`;

const uniforms = {
  name: 'sprites',
  vs: block,
  uniformTypes: {
    matrix: 'mat4x4<f32>',
    clipCentre: 'vec4<f32>',
    centre: 'vec4<f32>',
    pixel: 'vec2<f32>',
    screenPixel: 'vec2<f32>',
    atlasSize: 'vec2<f32>',
  },
} as const;

const vs = `\
#version 300 es
in vec4 place;
in vec4 box;
in vec2 turn;
in vec4 cell;
out vec2 at;

// Two triangles.
const vec2 corners[6] = vec2[](vec2(0., 0.), vec2(1., 0.), vec2(0., 1.), vec2(0., 1.), vec2(1., 0.), vec2(1., 1.));

void main(void) {
  // Places are measured from the middle of the map: so far apart, the two parts of a number are precise enough.
  vec2 away = (place.xy - sprites.centre.xy) + (place.zw - sprites.centre.zw);
  vec4 middle = sprites.matrix * vec4(away, 0., 0.) + sprites.clipCentre;
  vec2 corner = corners[gl_VertexID % 6];
  vec2 side = (corner - .5) * box.zw;
  vec2 pixels = box.xy + vec2(side.x * turn.x - side.y * turn.y, side.x * turn.y + side.y * turn.x);
  gl_Position = middle + vec4(pixels * sprites.pixel * middle.w, 0., 0.);
  if (sprites.screenPixel.x != 0.) {
    // The picture's first corner, in pixels of the screen from the map's.
    vec2 first = (middle.xy / middle.w + (box.xy - .5 * box.zw) * sprites.pixel + vec2(1., -1.)) / sprites.screenPixel;
    gl_Position.xy += (floor(first + .5) - first) * sprites.screenPixel * middle.w;
  }
  at = (cell.xy + corner * cell.zw) / sprites.atlasSize;
}
`;

const fs = `\
#version 300 es
precision highp float;
uniform sampler2D spriteAtlas;
in vec2 at;
out vec4 color;

void main(void) {
  color = texture(spriteAtlas, at);
}
`;

const bytes = Float32Array.BYTES_PER_ELEMENT;

/**
 * Draws sprites from an atlas at positions on the map, all in one draw call with a minimal shader. deck.gl's
 * `IconLayer` supports every projection and unit; without a graphics card, compiling its shader takes several times as
 * long as drawing all marks. Not instanced: software GL issues one draw call per instance.
 */
export class SpriteLayer extends Layer<SpriteLayerProps> {
  static override layerName = 'SpriteLayer';
  declare state: {
    model: Model;
    buffer: Buffer | null;
    texture: Texture | null;
    ringsFrom: number;
  };

  /** Disables the attributes that deck.gl manages by default. */
  override _getAttributeManager() {
    return null;
  }

  override getModels() {
    return [this.state.model];
  }

  override initializeState() {
    const model = new Model(this.context.device, {
      id: this.props.id,
      vs,
      fs,
      modules: [uniforms],
      topology: 'triangle-list',
      isInstanced: false,
      bufferLayout: [
        {
          name: 'sprites',
          stepMode: 'vertex',
          byteStride: numbersPerSprite * bytes,
          attributes: [
            { attribute: 'place', format: 'float32x4', byteOffset: 0 },
            { attribute: 'box', format: 'float32x4', byteOffset: 4 * bytes },
            { attribute: 'turn', format: 'float32x2', byteOffset: 8 * bytes },
            { attribute: 'cell', format: 'float32x4', byteOffset: 10 * bytes },
          ],
        },
      ],
      // deck.gl passes uniforms that only its own shaders use.
      disableWarnings: true,
    });
    this.setState({ model, buffer: null, texture: null, ringsFrom: 0 });
  }

  override updateState({ props, oldProps }: UpdateParameters<this>) {
    const { atlas, below, rings, above } = props;
    if (!atlas) return;
    if (atlas !== oldProps.atlas) this.#takeAtlas(atlas);
    if (atlas !== oldProps.atlas || below !== oldProps.below || above !== oldProps.above) this.#takeSprites(atlas);
    else if (rings !== oldProps.rings) this.state.buffer?.write(this.#packRings(atlas), this.state.ringsFrom);
  }

  override finalizeState() {
    this.state.model.destroy();
    this.state.buffer?.destroy();
    this.state.texture?.destroy();
  }

  override draw() {
    const { model, buffer, texture } = this.state;
    if (!buffer || !texture) return;
    const { viewProjectionMatrix: matrix, center, width, height } = this.context.viewport;
    const drawn = this.context.gl.canvas;
    const [x = 0, y = 0] = center;
    const [highX, lowX] = inParts(x);
    const [highY, lowY] = inParts(y);
    const clipCentre = [0, 1, 2, 3].map((row) => matrix[row]! * x + matrix[4 + row]! * y + matrix[12 + row]!);
    model.shaderInputs.setProps({
      sprites: {
        matrix,
        clipCentre,
        centre: [highX, highY, lowX, lowY],
        // The y axis of the graphics card points up.
        pixel: [2 / width, -2 / height],
        screenPixel: this.props.isSharp ? [2 / drawn.width, -2 / drawn.height] : [0, 0],
        atlasSize: [texture.width, texture.height],
      },
    });
    model.draw(this.context.renderPass);
    this.props.onDrawn();
  }

  #takeAtlas({ image }: Atlas<string>) {
    const { device } = this.context;
    const { width, height } = image;
    const texture = device.createTexture({
      width,
      height,
      mipLevels: device.getMipLevelCount(width, height),
      sampler: { minFilter: 'linear', mipmapFilter: 'linear', magFilter: 'linear' },
    });
    // As a bitmap its colours are premultiplied by alpha, whichever texture state MapLibre has set last.
    texture.copyExternalImage({ image });
    texture.generateMipmapsWebGL();
    this.state.texture?.destroy();
    this.setState({ texture });
    this.state.model.setBindings({ spriteAtlas: texture });
  }

  #takeSprites(atlas: Atlas<string>) {
    const { below, above } = this.props;
    const packed = [this.#pack(below, atlas), this.#packRings(atlas), this.#pack(above, atlas)];
    const all = new Float32Array(packed.reduce((sum, { length }) => sum + length, 0));
    let start = 0;
    for (const part of packed) {
      all.set(part, start);
      start += part.length;
    }
    const buffer = this.context.device.createBuffer({ data: all });
    this.state.buffer?.destroy();
    this.setState({ buffer, ringsFrom: packed[0]!.byteLength });
    this.state.model.setVertexCount(all.length / numbersPerSprite);
    this.state.model.setAttributes({ sprites: buffer });
  }

  /** Unused places for rings are filled with sprites of size zero. */
  #packRings(atlas: Atlas<string>): Float32Array {
    const packed = new Float32Array(ringCount * cornersPerSprite * numbersPerSprite);
    packed.set(this.#pack(this.props.rings.slice(0, ringCount), atlas));
    return packed;
  }

  #pack(sprites: readonly Sprite[], { mapping }: Atlas<string>): Float32Array {
    return perCorner(packSprites(sprites, mapping, (place) => this.context.viewport.projectFlat(place)));
  }
}
