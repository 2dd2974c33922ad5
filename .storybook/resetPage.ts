import { setInteractionModality } from 'react-aria-components';

/** Whether the stories run as tests. */
export const isTest = () => '__vitest_browser__' in window;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
export const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Time in which React Aria takes a lower window for the keyboard of a phone. */
const keyboardMs = 800;
const keyboardHeight = 100;

let height = window.innerHeight;
let focusedAt = Number.NEGATIVE_INFINITY;

if (isTest()) window.addEventListener('focus', () => (focusedAt = performance.now()), { capture: true, passive: true });

/**
 * Before the window gets this height: if it becomes lower, waits until React Aria does not take the change for a keyboard
 * that the last focus has opened. It would wait for this keyboard in all later stories before it shows a menu.
 */
export async function forgetFocus(nextHeight: number): Promise<void> {
  if (window.innerHeight - nextHeight >= keyboardHeight) await pause(focusedAt + keyboardMs - performance.now());
}

/** Waits until React Aria takes the lower window of a story for the whole screen. */
async function forgetHeight(): Promise<void> {
  const isLower = height - window.innerHeight >= keyboardHeight;
  height = window.innerHeight;
  if (isLower) await pause(keyboardMs);
}

/** Storybook leaves its style against animations in the page if a check after a story fails. */
function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}

/**
 * All stories of a test run share one page. Brings it back to the state of a new page after Storybook has removed the
 * previous story, so that no story depends on those before it.
 */
export async function resetPage(): Promise<void> {
  if (!isTest()) return;
  resumeAnimations();
  // React Aria restores the focus of a closed dialog in the next frame.
  await nextFrame();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  // In a new page React Aria shows focus rings until the pointer is used.
  setInteractionModality('keyboard');
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  await forgetHeight();
}
