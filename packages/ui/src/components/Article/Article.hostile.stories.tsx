import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Article } from './Article.tsx';
import { hostile } from './hostile.ts';

const allowed = new Set(
  'h2 h3 h4 h5 h6 p br hr blockquote pre code div span a abbr b del em i ins kbd mark q s small strong sub sup u ul ol li dl dt dd img figure figcaption table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const harmless =
  /^(href|src|alt|title|lang|dir|width|height|align|start|value|colspan|rowspan|scope|span|rel|loading|tabindex)$/;

/** Names of the harmful constructs found in an article. */
function harmIn(article: Element): string[] {
  return [...article.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(({ name, value }) => !harmless.test(name) || /^\s*(javascript|data|vbscript|blob):/i.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ]);
}

declare global {
  interface Window {
    hurt?: () => void;
  }
}

const meta = {
  title: 'Data display/Article under attack',
  tags: ['!dev', '!autodocs'],
  component: Article,
  args: { source: '', format: 'html' },
  beforeEach() {
    window.hurt = () => {
      hurts++;
    };
    hurts = 0;
    return () => delete window.hurt;
  },
  render: ({ format }) => (
    <>
      {hostile.map((source) => (
        <div key={source} data-source={source}>
          <Article source={source} format={format} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-source]')];
    await expect(shown.length).toBeGreaterThanOrEqual(50);
    await expect(shown.flatMap((one) => harmIn(one.firstElementChild!))).toEqual([]);
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href]')];
    await expect(links.map(({ protocol }) => protocol).filter((one) => !/^https?:$/.test(one))).toEqual([]);
    // By then, images that do not load have reported an error.
    await new Promise((done) => setTimeout(done, 300));
    await expect(hurts).toBe(0);
    await expect(document.body).toBeInstanceOf(HTMLBodyElement);
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

let hurts = 0;

/** Shows that the check can fail: inserted without cleaning, the same markup runs. */
export const Unclean: Story = {
  render: () => <div data-unclean />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-unclean]')!;
    place.innerHTML = '<img src="x" onerror="hurt()">';
    await waitFor(() => expect(hurts).toBe(1));
    await expect(harmIn(place)).toEqual(['img onerror=hurt()']);
    place.replaceChildren();
  },
};
export const Html: Story = {};
export const Markdown: Story = { args: { format: 'markdown' } };
