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

it('keeps the portal of the first definition', () => {
  defineElements({ portal: 'https://portal.test/' });
  defineElements();
  document.body.append(document.createElement('zrak-probe'));
  expect(seen?.addresses.portal).toMatch(/^https:\/\/portal\.test/);
});
