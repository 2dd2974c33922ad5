import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { WarningMark } from '../../packages/ui/src/components/WarningMark/WarningMark.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { Colour as ColourPage } from './Colour.tsx';
import { Page, Rules, Section } from './Page.tsx';

const meta = { title: 'Foundations', tags: ['!autodocs'], parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-contrast-of="${kind}"]`)].map(({ textContent }) => Number.parseFloat(textContent));

export const Colour: Story = {
  render: () => <ColourPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(figures(canvasElement, 'text')).toHaveLength(12));
    await expect(Math.min(...figures(canvasElement, 'text'))).toBeGreaterThanOrEqual(4.5);
    await expect(figures(canvasElement, 'line')).toHaveLength(16);
    await expect(Math.min(...figures(canvasElement, 'line'))).toBeGreaterThanOrEqual(3);
  },
};

export const Type: Story = {
  render: () => (
    <Page title="Type" lead="Inter, in two weights and six sizes. Figures in tables and tiles are tabular.">
      {(['display', 'headline', 'title', 'large', 'body', 'small'] as const).map((name) => (
        <div key={name}>
          <div style={{ color: theme.color.textMuted, fontSize: theme.fontSize.small }}>
            {name}, {shared.fontSize[name]}
          </div>
          <div style={{ fontSize: theme.fontSize[name], lineHeight: 1.3 }}>
            Kakovost zraka: čšž ÄÖÜ äöüß, PM₁₀ 52,4 µg/m³
          </div>
        </div>
      ))}
      <Section title="Figures stand under each other">
        <div style={{ fontVariantNumeric: 'tabular-nums', justifySelf: 'start', textAlign: 'end' }}>
          <div>1.111,1</div>
          <div>−40,8</div>
        </div>
      </Section>
    </Page>
  ),
};

export const Space: Story = {
  render: () => (
    <Page title="Space" lead="Eight steps on a grid of 4 px. Space separates first, a line second, a fill last.">
      <ul style={{ display: 'grid', gap: theme.space.medium }}>
        {Object.entries(theme.space).map(([name, size]) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: theme.space.large }}>
            <span style={{ width: 96 }}>{name}</span>
            <span style={{ width: size, height: 16, background: theme.color.accent }} />
            <span style={{ color: theme.color.textMuted }}>{shared.space[name as keyof typeof shared.space]}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide, 14 to 20 px, beside words and hidden from assistive technology; alone only in an icon button, which has a name."
    >
      <Section title="An icon repeats what the words say">
        <Banner tone="danger" title="The data could not be loaded">
          Try again in a minute.
        </Banner>
      </Section>
      <Section title="A warning is a shape, a colour and a word">
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.xlarge }}>
          {(['none', 'low', 'medium', 'high'] as const).map((level) => (
            <li key={level}>
              <WarningMark level={level} isLabelVisible />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

export const Writing: Story = {
  render: () => (
    <Page title="Writing" lead="Plain, short, in the reader's language.">
      <Rules
        rules={[
          ['Say what happened, then what to do.', '“The file could not be read. Try again.”'],
          ['Name the thing on the button.', '“Delete user”, not “OK”.'],
          ['Every value says its unit, interval and time.', '“PM10 52,4 µg/m³, 24 h mean, 20 Nov”.'],
          [
            'Numbers and dates as the language writes them.',
            '1.234,5 in Slovene and German, 1,234.5 in English; minus is −.',
          ],
          ['Every sentence is a message.', 'In English, Slovene and German; never put together from parts.'],
          ['Leave room.', 'German words are long, and nothing may be cut that is needed.'],
        ]}
      />
    </Page>
  ),
};

export const Accessibility: Story = {
  render: () => (
    <Page
      title="Accessibility"
      lead="WCAG 2.2, level AA, held by tests: axe over every story in both themes and three languages."
    >
      <Rules
        rules={[
          [
            'Everything works by keyboard.',
            'React Aria brings the keys people know; the ring of the focus is always seen.',
          ],
          ['Colour never speaks alone.', 'A shape, a letter, a dash or a word goes with it.'],
          ['Map and graph have a twin in words.', 'The list of stations, the table of values: they say the same.'],
          ['What can be pressed is at least 24 px.', 'Wide and high, or with that much room around it.'],
          ['320 px is wide enough.', 'Nothing is lost, and only tables and maps scroll both ways.'],
          ['Motion is asked for.', 'Reduced motion stops it; forced colours keep every outline.'],
        ]}
      />
    </Page>
  ),
};

export const Theming: Story = {
  render: () => (
    <Page
      title="How to theme"
      lead="One stylesheet, one contract of custom properties, and the choice on the root element."
    >
      <Section title="Choose a theme">
        <p>
          Import <code>@zrak/ui/styles.css</code> once. Set <code>data-theme</code> on the root element to{' '}
          <code>light</code> or <code>dark</code>; without it the device decides. <code>data-contrast="more"</code>{' '}
          takes the twin of either with 7 : 1 for text; a device that asks for more contrast gets it unasked.
        </p>
      </Section>
      <Section title="Use the tokens">
        <p>
          <code>{"import { theme } from '@zrak/ui/theme'"}</code> gives each token as a custom property:{' '}
          <code>theme.color.text</code> is <code>{theme.color.text}</code>. Name roles, never colours.
        </p>
      </Section>
      <Section title="A client's brand">
        <p>
          <code>{"<BrandScope brand={{ accent: '#7a1fa2', name, logoUrl }}>"}</code> from <code>@zrak/ui/brand</code>{' '}
          turns one colour into the accents of all four themes. A colour that could not be read is darkened or lightened
          until it can; <code>brandTheme(accent)</code> tells what came of it.
        </p>
      </Section>
      <Section title="Change them">
        <p>
          Set the properties on the root element, in both themes, and look at the figures on the page Colour: text needs
          4.5 : 1, controls and lines 3 : 1.
        </p>
      </Section>
    </Page>
  ),
};
