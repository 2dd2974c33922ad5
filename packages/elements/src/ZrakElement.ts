import { type ComponentType, h, render } from 'preact';
import type { Addresses } from './data/portal.ts';
import { type Language, languageOf } from './i18n/languages.ts';
import { styleSheet } from './theme/styles.ts';

/** Wishes of the page, read from the attributes of an element. */
export interface Settings {
  addresses: Addresses;
  language: Language;
  theme: 'light' | 'dark' | 'auto';
  client: string;
  /** Empty for the map. */
  station: string;
  /** Level of the heading, 1 to 6. */
  headingLevel: number;
  /** Whether the map has its list below it. */
  hasList: boolean;
  /** Whether the page puts its own map in place of the frame: a child with `slot="map"`. */
  hasOwnMap: boolean;
}

/** Portal of elements without the attribute; set by `defineElements`. */
let defaultPortal: string | null = null;
export function setDefaultPortal(portal: string | null): void {
  defaultPortal = portal;
}

/** The language of the nearest element that names one, also outside the shadow trees around. */
function langAround(element: Element): string | null {
  const nearest = element.closest('[lang]');
  if (nearest) return nearest.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : null;
}

// A server renders pages, too; there the elements are only tags.
const Base = globalThis.HTMLElement ?? Object;

/** The document and the shadow trees around an element: observers of one do not see changes inside another. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}

/** Renders a component into the shadow tree, again after each change of an attribute. */
export abstract class ZrakElement extends Base {
  static observedAttributes = ['portal', 'server', 'client', 'station', 'lang', 'theme', 'heading-level', 'list'];

  static readonly #connected = new Set<ZrakElement>();
  static #languageObserver: MutationObserver | undefined;

  protected abstract readonly component: ComponentType<{ settings: Settings; onData: (data: object) => void }>;

  /** Event `zrak-data`: what the element shows now, for a page that draws it in another way, too. */
  readonly #announce = (detail: object) => void this.dispatchEvent(new CustomEvent('zrak-data', { detail }));

  connectedCallback(): void {
    if (!this.shadowRoot)
      this.attachShadow({ mode: 'open', delegatesFocus: false }).adoptedStyleSheets = [styleSheet()];
    ZrakElement.#connected.add(this);
    ZrakElement.#languageObserver ??= new MutationObserver(() => {
      for (const element of ZrakElement.#connected) if (!element.hasAttribute('lang')) element.#render();
    });
    for (const around of rootsAround(this)) {
      ZrakElement.#languageObserver.observe(around, { subtree: true, attributeFilter: ['lang'] });
    }
    this.#render();
  }

  disconnectedCallback(): void {
    ZrakElement.#connected.delete(this);
    if (ZrakElement.#connected.size === 0) ZrakElement.#languageObserver?.disconnect();
    if (this.shadowRoot) render(null, this.shadowRoot);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#render();
  }

  #render(): void {
    if (this.shadowRoot)
      render(h(this.component, { settings: this.#settings(), onData: this.#announce }), this.shadowRoot);
  }

  #settings(): Settings {
    const theme = this.getAttribute('theme');
    const level = Number(this.getAttribute('heading-level') ?? 3);
    const server = this.getAttribute('server');
    return {
      addresses: { portal: this.getAttribute('portal') ?? (server === null ? defaultPortal : null), server },
      // Its own language, that of the part of the page around it, that of the reader.
      language: languageOf([langAround(this), ...navigator.languages]),
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      client: this.getAttribute('client') ?? '',
      station: this.getAttribute('station') ?? '',
      hasList: this.getAttribute('list') !== 'none',
      hasOwnMap: this.querySelector(':scope > [slot="map"]') !== null,
      headingLevel: level >= 1 && level <= 6 ? Math.floor(level) : 3,
    };
  }
}
