import type { Page } from '@playwright/test';

interface Fiber {
  flags: number;
  stateNode: unknown;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
}

interface Counting {
  rendersOutsideMap: string[];
}

/**
 * Uses the hook of the React developer tools: records each component that rendered outside the map, by the element that
 * contains it.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    const counting = globalThis as unknown as Counting;
    counting.rendersOutsideMap = [];

    const elementRound = (fiber: Fiber): Element | null => {
      for (let above = fiber.return; above; above = above.return) {
        if (above.stateNode instanceof Element) return above.stateNode;
      }
      return null;
    };
    const note = (fiber: Fiber) => {
      const element = elementRound(fiber);
      const frame = document.querySelector('canvas.maplibregl-canvas')?.closest('[data-state]')?.parentElement;
      // The map itself is inside its frame.
      if (frame?.parentElement?.contains(element)) return;
      const place = element?.closest('li') ?? element;
      counting.rendersOutsideMap.push(place ? `${place.tagName}: ${place.textContent.slice(0, 40)}` : 'page');
    };
    /** An unchanged component keeps its children, whose flags are those of an earlier commit. */
    const visit = (fiber: Fiber, before: Fiber | null) => {
      if (fiber === before) return;
      if (typeof fiber.type !== 'string' && fiber.type !== null && fiber.flags & performedWork) note(fiber);
      if (before && fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current, root.current.alternate),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** Elements whose components have rendered since the last call. */
export const rendersOutsideMap = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Counting).rendersOutsideMap.splice(0));
