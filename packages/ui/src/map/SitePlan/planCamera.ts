import type { MapInset } from '../camera/mapView.ts';
import type { MarkScreen, Point } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import { limitView, middleOf, type PlanFrame, type PlanView, zoomLimits } from './planView.ts';

type Listener = (event: { point: Point }) => void;
type EventType = Parameters<MarkScreen['on']>[0];

/** Milliseconds without a movement after which the plan is at rest. */
const restMs = 120;
/** Pixels by which the pointer may move during a click. */
const clickPx = 4;
const zoomTolerance = 1e-3;

/** View of a plan, with the functions of MapLibre's map that the marks use. deck.gl draws it and reports gestures. */
export class PlanCamera implements MarkScreen {
  readonly #container: HTMLElement;
  readonly #surface: HTMLElement;
  readonly #listeners = new Map<EventType, Set<Listener>>();
  #frame: PlanFrame;
  #view: PlanView;
  #motion = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param container element of the plan with tooltip and card
   * @param surface element inside it that takes pointer and keys
   */
  constructor(container: HTMLElement, surface: HTMLElement, picture: PlanFrame['picture'], inset: MapInset) {
    this.#container = container;
    this.#surface = surface;
    const { clientWidth: width, clientHeight: height } = container;
    this.#frame = { element: { width, height }, inset, picture };
    this.#view = limitView({ target: [picture.width / 2, picture.height / 2], zoom: -Infinity }, this.#frame);
  }

  getContainer = () => this.#container;
  getCanvas = () => this.#surface;
  getPadding = () => this.#frame.inset;
  getZoom = () => this.#view.zoom;
  getView = () => this.#view;
  getLimits = () => zoomLimits(this.#frame);

  /** Limit at which the zoom is. */
  getLimit = (): 'nearest' | 'farthest' | null => {
    const [lowest, highest] = this.getLimits();
    if (this.#view.zoom >= highest - zoomTolerance) return 'nearest';
    return this.#view.zoom <= lowest + zoomTolerance ? 'farthest' : null;
  };

  project = ([x, y]: Place): Point => {
    const { target, zoom } = this.#view;
    const { width, height } = this.#frame.element;
    const scale = 2 ** zoom;
    return { x: width / 2 + (x - target[0]) * scale, y: height / 2 + (y - target[1]) * scale };
  };

  unproject = ({ x, y }: Point): Place => {
    const { target, zoom } = this.#view;
    const { width, height } = this.#frame.element;
    const scale = 2 ** zoom;
    return [target[0] + (x - width / 2) / scale, target[1] + (y - height / 2) / scale];
  };

  on = (type: EventType, listener: Listener) => {
    const there = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, there.add(listener));
    return { unsubscribe: () => void there.delete(listener) };
  };

  off = (type: EventType, listener: Listener) => this.#listeners.get(type)?.delete(listener);

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void) => this.on('move', listener).unsubscribe;

  /** Follows a gesture. */
  follow(view: PlanView) {
    cancelAnimationFrame(this.#motion);
    this.#set(view);
  }

  /** `offset`: pixels from the middle of the visible area to the place of `center`. */
  easeTo = (move: { center?: Place; offset?: [number, number]; zoom?: number; duration?: number }) => {
    cancelAnimationFrame(this.#motion);
    const from = this.#view;
    const [lowest, highest] = this.getLimits();
    const zoom = Math.min(Math.max(move.zoom ?? from.zoom, lowest), highest);
    const [right, down] = move.offset ?? [0, 0];
    const middle = middleOf(this.#frame);
    const centre = move.center ?? this.#centre();
    const scale = 2 ** zoom;
    const target: Place = [centre[0] - (middle[0] + right) / scale, centre[1] - (middle[1] + down) / scale];
    const to = limitView({ target, zoom }, this.#frame);
    const { duration = 0 } = move;
    if (duration === 0) return this.#set(to);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(Math.max((now - start) / duration, 0), 1);
      this.#set(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.#motion = requestAnimationFrame(step);
    };
    this.#motion = requestAnimationFrame(step);
  };

  /** Moves the view by pixels of the screen. */
  panBy(right: number, down: number, duration: number) {
    const scale = 2 ** this.#view.zoom;
    const [x, y] = this.#centre();
    this.easeTo({ center: [x + right / scale, y + down / scale], duration });
  }

  fit(duration: number) {
    const { width, height } = this.#frame.picture;
    this.easeTo({ center: [width / 2, height / 2], zoom: -Infinity, duration });
  }

  /** The whole picture stays in view; a nearer view keeps its middle. */
  setInset(inset: MapInset) {
    this.#resize({ ...this.#frame, inset });
  }

  /** Listens to pointer and size, until the returned function is called. */
  attach(): () => void {
    const surface = this.#surface;
    const stop = new AbortController();
    let pressed: Point | null = null;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = surface.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const listen = (
      type: 'pointerdown' | 'pointermove' | 'pointerleave' | 'click',
      call: (event: MouseEvent) => void,
    ) => surface.addEventListener(type, call, { signal: stop.signal, capture: type === 'pointerdown' });
    listen('pointerdown', (event) => {
      pressed = pointOf(event);
    });
    listen('pointermove', (event) => {
      // A finger does not hover.
      if (event.buttons === 0) this.#emit('mousemove', pointOf(event));
    });
    listen('pointerleave', () => this.#emit('mouseout'));
    listen('click', (event) => {
      const point = pointOf(event);
      if (pressed && Math.hypot(point.x - pressed.x, point.y - pressed.y) <= clickPx) this.#emit('click', point);
      pressed = null;
    });
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = this.#container;
      const { element } = this.#frame;
      if (width === element.width && height === element.height) return;
      this.#resize({ ...this.#frame, element: { width, height } });
      this.#emit('resize');
    });
    observer.observe(this.#container);
    return () => {
      stop.abort();
      observer.disconnect();
      cancelAnimationFrame(this.#motion);
      clearTimeout(this.#rest);
    };
  }

  /** Position in the middle of the visible area. */
  #centre(): Place {
    const scale = 2 ** this.#view.zoom;
    const [right, down] = middleOf(this.#frame);
    return [this.#view.target[0] + right / scale, this.#view.target[1] + down / scale];
  }

  #resize(frame: PlanFrame) {
    const isWhole = this.getLimit() === 'farthest';
    this.#frame = frame;
    this.#set(isWhole ? { ...this.#view, zoom: -Infinity } : this.#view);
  }

  #set(view: PlanView) {
    this.#view = limitView(view, this.#frame);
    this.#emit('move');
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#emit('moveend'), restMs);
  }

  #emit(type: EventType, point: Point = { x: 0, y: 0 }) {
    for (const listener of this.#listeners.get(type) ?? []) listener({ point });
  }
}

function between(from: PlanView, to: PlanView, part: number): PlanView {
  const at = (one: number, other: number) => one + (other - one) * part;
  const zoom = at(from.zoom, to.zoom);
  // A position that stays at one point of the screen needs a target linear in the scale, not in the zoom.
  const [first, last] = [2 ** -from.zoom, 2 ** -to.zoom];
  const share = Math.abs(first - last) < 1e-9 ? part : (first - 2 ** -zoom) / (first - last);
  const along = (one: number, other: number) => one + (other - one) * share;
  return { target: [along(from.target[0], to.target[0]), along(from.target[1], to.target[1])], zoom };
}
