import { Layer, type UpdateParameters } from '@deck.gl/core';
import type { Buffer, Texture } from '@luma.gl/core';
import {
  type Atlas,
  cornersPerSprite,
  inParts,
  packSprites,
  perCorner,
  type Sprite,
  numbersPerSprite,
} from './sprites.ts';
import { SpriteProgram } from './spriteProgram.ts';

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
  /** Called while the program is compiled, after a frame without the sprites. */
  onWaiting: () => void;
  /** Called when the commands are sent to the graphics card, before they are executed. */
  onDrawn: () => void;
}

const ringCount = 3;

/**
 * Draws sprites from an atlas at positions on the map, all in one draw call with a minimal shader. deck.gl's
 * `IconLayer` supports every projection and unit; without a graphics card, compiling its shader takes several times as
 * long as drawing all marks. Not instanced: software GL issues one draw call per instance.
 */
export class SpriteLayer extends Layer<SpriteLayerProps> {
  static override layerName = 'SpriteLayer';
  declare state: {
    program: SpriteProgram;
    buffer: Buffer | null;
    texture: Texture | null;
    vertexCount: number;
    ringsFrom: number;
  };

  /** Disables the attributes that deck.gl manages by default. */
  override _getAttributeManager() {
    return null;
  }

  override initializeState() {
    const program = new SpriteProgram(this.context.gl);
    this.setState({ program, buffer: null, texture: null, vertexCount: 0, ringsFrom: 0 });
  }

  override updateState({ props, oldProps }: UpdateParameters<this>) {
    const { atlas, below, rings, above } = props;
    if (!atlas) return;
    if (atlas !== oldProps.atlas) this.#takeAtlas(atlas);
    if (atlas !== oldProps.atlas || below !== oldProps.below || above !== oldProps.above) this.#takeSprites(atlas);
    else if (rings !== oldProps.rings) this.state.buffer?.write(this.#packRings(atlas), this.state.ringsFrom);
  }

  override finalizeState() {
    this.state.program.destroy();
    this.state.buffer?.destroy();
    this.state.texture?.destroy();
  }

  override draw() {
    const { program, buffer, texture, vertexCount } = this.state;
    if (!buffer || !texture) return;
    if (!program.isCompiled) {
      this.setNeedsRedraw();
      this.props.onWaiting();
      return;
    }
    const { viewProjectionMatrix: matrix, center, width, height } = this.context.viewport;
    const drawn = this.context.gl.canvas;
    const [x = 0, y = 0] = center;
    const [highX, lowX] = inParts(x);
    const [highY, lowY] = inParts(y);
    const clipCentre = [0, 1, 2, 3].map((row) => matrix[row]! * x + matrix[4 + row]! * y + matrix[12 + row]!);
    program.draw(
      {
        matrix,
        clipCentre,
        centre: [highX, highY, lowX, lowY],
        // The y axis of the graphics card points up.
        pixel: [2 / width, -2 / height],
        screenPixel: this.props.isSharp ? [2 / drawn.width, -2 / drawn.height] : [0, 0],
        atlasSize: [texture.width, texture.height],
      },
      texture.handle as WebGLTexture,
      buffer.handle as WebGLBuffer,
      vertexCount,
    );
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
    this.#makeMipmaps(texture.handle as WebGLTexture);
    this.state.texture?.destroy();
    this.setState({ texture });
  }

  /** luma.gl would first ask the graphics card whether it can draw into the format, which waits for all that it has to do. */
  #makeMipmaps(texture: WebGLTexture) {
    const gl = this.context.gl;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.bindTexture(gl.TEXTURE_2D, null);
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
    this.setState({ buffer, vertexCount: all.length / numbersPerSprite, ringsFrom: packed[0]!.byteLength });
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
