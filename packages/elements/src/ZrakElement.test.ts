// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { defineElements } from './index.ts';
import { type Settings, ZrakElement } from './ZrakElement.ts';

// jsdom has no constructed style sheets.
vi.mock('./theme/styles.ts', () => ({ styleSheet: () => null }));
Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { writable: true });

let seen: Settings | undefined;

class Probe extends ZrakElement {
  protected readonly component = ({ settings }: { settings: Settings }) => {
    seen = settings;
    return null;
  };
}
customElements.define('zrak-probe', Probe);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

it('takes the language of the page also within shadow trees', () => {
  document.documentElement.lang = 'sl';
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).append(inner);
  inner.attachShadow({ mode: 'open' }).append(document.createElement('zrak-probe'));
  expect(seen?.language).toBe('sl');
  outer.lang = 'de';
  inner.shadowRoot!.append(document.createElement('zrak-probe'));
  expect(seen?.language).toBe('de');
});

it('follows a change of the language around it, also within shadow trees, while it sets none itself', async () => {
  const [outer, own] = [document.createElement('div'), document.createElement('zrak-probe')];
  own.lang = 'sl';
  document.body.append(outer, own);
  outer.attachShadow({ mode: 'open' }).append(document.createElement('zrak-probe'));
  const inner = document.createElement('div');
  inner.attachShadow({ mode: 'open' }).append(document.createElement('zrak-probe'));
  outer.shadowRoot!.append(inner);
  for (const [element, language] of [
    [document.documentElement, 'de'],
    [outer, 'sl'],
    [inner, 'de'],
  ] as const) {
    element.lang = language;
    await vi.waitFor(() => expect(seen?.language).toBe(language));
    seen = undefined;
  }
});

it('observes the page only while it has an element', async () => {
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  const [first, second] = [document.createElement('zrak-probe'), document.createElement('zrak-probe')];
  document.body.append(first, second);
  first.remove();
  expect(disconnect).not.toHaveBeenCalled();
  second.remove();
  expect(disconnect).toHaveBeenCalledOnce();
  document.body.append(first);
  document.documentElement.lang = 'de';
  await vi.waitFor(() => expect(seen?.language).toBe('de'));
});

it('keeps the portal of the first definition', () => {
  defineElements({ portal: 'https://portal.test/' });
  defineElements();
  document.body.append(document.createElement('zrak-probe'));
  expect(seen?.addresses.portal).toMatch(/^https:\/\/portal\.test/);
});
