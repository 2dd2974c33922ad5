import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Article } from './Article.tsx';

const markdown = `
# Pollution classes

The **worst** pollutant decides. See the [directive](https://eur-lex.europa.eu/eli/dir/2024/2881/oj).

## Bands

| Band | PM10, µg/m³ | Ozone, µg/m³ |
| --- | --- | --- |
| Good | 0–15 | 0–60 |
| Fair | 15–45 | 60–100 |

- rounded to whole numbers
- the upper bound is part of the band

> Insufficient data is not "good".

### How it is measured

1. Air is drawn in.
2. \`PM10\` stays on the filter.
`;

const meta = {
  title: 'Data display/Article',
  component: Article,
  args: { source: markdown, format: 'markdown' },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Markdown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pollution classes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Bands' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'How it is measured' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'directive' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Html: Story = {
  args: {
    format: 'html',
    level: 3,
    source: '<h2>Useful links</h2><p>CO<sub>2</sub>, <a href="/celje/reports">reports</a></p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Useful links' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'reports' })).toHaveAttribute('href', '/celje/reports');
  },
};

/** The class of the European index as its digit in its colour. */
export const Bands: Story = {
  args: {
    source: [
      '| Class | Advice |',
      '|---|---|',
      ...['Good', 'Fair', 'Moderate', 'Poor', 'Very poor', 'Extremely poor'].map(
        (name, index) => `| <span data-band="${index + 1}">${index + 1}</span>&nbsp;${name} | Look at the colour. |`,
      ),
    ].join('\n'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^3.Moderate/ })).toBeVisible();
    const colors = [1, 2, 3, 4, 5, 6].map((band) => getComputedStyle(canvas.getByText(`${band}`)).backgroundColor);
    await expect(new Set(colors).size).toBe(6);
  },
};

/** Figures scroll beside their names; of two columns of sentences nothing is hidden. */
export const TablesOnAPhone: Story = {
  args: {
    source: `
| Schadstoff | Mittelung | bis 2030 | ab 2030 | WHO 2021 |
|---|---|---|---|---|
| Stickstoffdioxid | Stunde | 200 (18 Std.) | 200 (3 Std.) | 200 |
| Schwefeldioxid | Tag | 125 (3 Tage) | 50 (18 Tage) | 40 |

| Luftqualität | Alle | Empfindliche Gruppen |
|---|---|---|
| Annehmbar | Genießen Sie den Aufenthalt im Freien. | Genießen Sie den Aufenthalt im Freien. |
| Mäßig | Genießen Sie den Aufenthalt im Freien. | Bei Beschwerden anstrengende Aktivitäten einschränken. |
`,
  },
  decorators: [(Story) => <div style={{ width: 246 }}>{<Story />}</div>],
  globals: { viewport: { value: 'phone' } },
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    const [figures, sentences] = canvas.getAllByRole('table').map((table) => table.parentElement!);
    await expect(sentences!.scrollWidth).toBe(sentences!.clientWidth);
    await expect(canvas.getAllByRole('row', { name: /Mäßig/ })).toHaveLength(1);
    await waitFor(() => expect(figures).toHaveAttribute('data-more-end'));
    figures!.scrollLeft = figures!.scrollWidth;
    await waitFor(() => expect(figures).toHaveAttribute('data-more-start'));
    const name = canvas.getByRole('cell', { name: 'Stickstoffdioxid' });
    await expect(name.getBoundingClientRect().left).toBe(figures!.getBoundingClientRect().left);
    figures!.scrollLeft = 0;
    await waitFor(() => expect(figures).not.toHaveAttribute('data-more-start'));
  },
};

const hostile = [
  '<script>window.hurt = 1</script><style>body { display: none }</style>',
  '<img src="x" onerror="window.hurt = 2"><img src="data:image/svg+xml,<svg onload=1>"><img>',
  '<svg><script>window.hurt = 3</script></svg><math><mi>x</mi></math>',
  '<iframe src="https://example.org"></iframe><object data="x"></object><embed src="x">',
  '<form action="https://example.org"><input name="password"><button>Send</button></form>',
  '<a href="javascript:window.hurt = 4">one</a><a href="data:text/html,x">two</a><a href="java&#10;script:1">three</a>',
  '<p id="root" name="body" class="x" style="position: fixed" onclick="window.hurt = 5" data-x="1" aria-hidden="true">text</p>',
  '<a href="https://example.org/a">four</a><a href="mailto:a@example.org">five</a><a href="#part">number six</a>',
].join('');

export const Hostile: Story = {
  tags: ['!dev', '!autodocs'],
  args: { format: 'html', source: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll(
        'script, style, svg, math, iframe, object, embed, form, input, button, div img[src^="data:"], img:not([src])',
      ),
    ).toHaveLength(0);
    for (const attribute of ['id', 'name', 'style', 'onclick', 'onerror', 'data-x', 'aria-hidden']) {
      await expect(canvasElement.querySelectorAll(`div div [${attribute}]`)).toHaveLength(0);
    }
    await expect(canvas.getByText('text')).not.toHaveAttribute('class');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['four', 'five', 'number six']);
    await expect('hurt' in window).toBe(false);
  },
};

/** Markdown may contain HTML, so it is cleaned after the conversion to HTML. */
export const HostileMarkdown: Story = {
  tags: ['!dev', '!autodocs'],
  args: { source: `${hostile}\n\n[seven](javascript:alert(1)) ![eight](data:image/png;base64,AAAA)` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'seven' })).toBeNull();
    await expect(canvasElement.querySelectorAll('script, style, svg, iframe, form, img[src^="data:"]')).toHaveLength(0);
    await expect('hurt' in window).toBe(false);
  },
};

export const Empty: Story = { args: { source: '' } };
export const LongWords: Story = {
  args: { source: `# ${'Luftqualitätsüberwachungsmessstation'.repeat(4)}\n\n${'x'.repeat(400)}` },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
};
