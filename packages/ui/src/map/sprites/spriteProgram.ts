import { numbersPerSprite } from './sprites.ts';

const vs = `\
#version 300 es
uniform mat4 matrix;
uniform vec4 clipCentre;
uniform vec4 centre;
uniform vec2 pixel;
uniform vec2 screenPixel;
uniform vec2 atlasSize;
layout(location = 0) in vec4 place;
layout(location = 1) in vec4 box;
layout(location = 2) in vec2 turn;
layout(location = 3) in vec4 cell;
out vec2 at;

// Two triangles.
const vec2 corners[6] = vec2[](vec2(0., 0.), vec2(1., 0.), vec2(0., 1.), vec2(0., 1.), vec2(1., 0.), vec2(1., 1.));

void main(void) {
  // Places are measured from the middle of the map: so far apart, the two parts of a number are precise enough.
  vec2 away = (place.xy - centre.xy) + (place.zw - centre.zw);
  vec4 middle = matrix * vec4(away, 0., 0.) + clipCentre;
  vec2 corner = corners[gl_VertexID % 6];
  vec2 side = (corner - .5) * box.zw;
  vec2 pixels = box.xy + vec2(side.x * turn.x - side.y * turn.y, side.x * turn.y + side.y * turn.x);
  gl_Position = middle + vec4(pixels * pixel * middle.w, 0., 0.);
  if (screenPixel.x != 0.) {
    // The picture's first corner, in pixels of the screen from the map's.
    vec2 first = (middle.xy / middle.w + (box.xy - .5 * box.zw) * pixel + vec2(1., -1.)) / screenPixel;
    gl_Position.xy += (floor(first + .5) - first) * screenPixel * middle.w;
  }
  at = (cell.xy + corner * cell.zw) / atlasSize;
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

/** First number and count of numbers of each attribute of a vertex, by its location. */
const attributes = [
  { from: 0, count: 4 },
  { from: 4, count: 4 },
  { from: 8, count: 2 },
  { from: 10, count: 4 },
] as const;

const uniformNames = ['matrix', 'clipCentre', 'centre', 'pixel', 'screenPixel', 'atlasSize'] as const;
type Uniforms = Record<(typeof uniformNames)[number], readonly number[]>;

/**
 * The shader program of the sprites, and a draw call that sets only the state it needs. The `Model` of luma.gl sets about
 * thirty states for each draw, and restores them: that took most of the time of a frame.
 */
export class SpriteProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #vertices: WebGLVertexArrayObject;
  readonly #parallel: { COMPLETION_STATUS_KHR: number } | null;
  #buffer: WebGLBuffer | null = null;
  #locations: Record<(typeof uniformNames)[number], WebGLUniformLocation | null> | null = null;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#parallel = gl.getExtension('KHR_parallel_shader_compile');
    this.#program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vs],
      [gl.FRAGMENT_SHADER, fs],
    ] as const) {
      // Only a lost context has no shader.
      const shader = gl.createShader(type);
      if (!shader) continue;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.#program, shader);
      // Deleted with the program.
      gl.deleteShader(shader);
    }
    gl.linkProgram(this.#program);
    this.#vertices = gl.createVertexArray();
  }

  /** Whether drawing does not wait for the compilation; `true` in browsers that do not tell. */
  get isCompiled(): boolean {
    const { COMPLETION_STATUS_KHR: status } = this.#parallel ?? {};
    return status === undefined || this.#gl.getProgramParameter(this.#program, status) !== false;
  }

  /**
   * Draws over what is there: nothing has a height, and the colours of an atlas are premultiplied by alpha.
   *
   * @param buffer {@link numbersPerSprite} numbers per vertex
   */
  draw(uniforms: Uniforms, atlas: WebGLTexture, buffer: WebGLBuffer, vertexCount: number): void {
    const gl = this.#gl;
    gl.useProgram(this.#program);
    const locations = (this.#locations ??= this.#locate());
    gl.uniformMatrix4fv(locations.matrix, false, uniforms.matrix);
    gl.uniform4fv(locations.clipCentre, uniforms.clipCentre);
    gl.uniform4fv(locations.centre, uniforms.centre);
    gl.uniform2fv(locations.pixel, uniforms.pixel);
    gl.uniform2fv(locations.screenPixel, uniforms.screenPixel);
    gl.uniform2fv(locations.atlasSize, uniforms.atlasSize);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, atlas);
    gl.enable(gl.BLEND);
    gl.blendEquation(gl.FUNC_ADD);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.disable(gl.DEPTH_TEST);
    gl.bindVertexArray(this.#vertices);
    if (buffer !== this.#buffer) this.#readFrom(buffer);
    gl.drawArrays(gl.TRIANGLES, 0, vertexCount);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#gl.deleteVertexArray(this.#vertices);
    this.#gl.deleteProgram(this.#program);
  }

  /** Tells the bound vertex array where its numbers are. */
  #readFrom(buffer: WebGLBuffer) {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    attributes.forEach(({ from, count }, location) => {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, count, gl.FLOAT, false, numbersPerSprite * bytes, from * bytes);
    });
    gl.bindBuffer(gl.ARRAY_BUFFER, null);
    this.#buffer = buffer;
  }

  #locate() {
    return Object.fromEntries(
      uniformNames.map((name) => [name, this.#gl.getUniformLocation(this.#program, name)]),
    ) as Record<(typeof uniformNames)[number], WebGLUniformLocation | null>;
  }
}
