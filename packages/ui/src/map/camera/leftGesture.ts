/** Gesture that a map or a plan has left to the page. */
export type LeftGesture = 'wheel_zoom' | 'touch_pan';

/** Milliseconds for which a gesture is kept. */
const hintMs = 1500;

/** Passes on each gesture, and nothing a moment later. */
export function briefly(onLeft: (gesture?: LeftGesture) => void): (gesture: LeftGesture) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (gesture) => {
    clearTimeout(timer);
    onLeft(gesture);
    timer = setTimeout(onLeft, hintMs);
  };
}
