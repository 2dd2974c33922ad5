import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { Page, Section } from '../foundations/Page.tsx';

export function HowToThemePage() {
  return (
    <Page
      title="How to theme"
      lead="One sheet with the themes, one contract of custom properties, and the choice of the theme on the root element."
    >
      <Section title="Choose a theme">
        <Text>
          Import <code>@zrak/ui/styles.css</code> once, or <code>@zrak/ui/base.css</code> and the sheets of the
          components in use. Set <code>data-theme</code> on the root element to <code>light</code> or <code>dark</code>;
          without it the device decides. <code>data-contrast="more"</code> selects the theme with 7 : 1 for text; a
          device that asks for more contrast gets it without the attribute.
        </Text>
      </Section>
      <Section title="Use the tokens">
        <Text>
          <code>{"import { theme } from '@zrak/ui/theme'"}</code> gives each token as a custom property:{' '}
          <code>theme.color.text</code> is <code>{theme.color.text}</code>. Name roles, never colours.
        </Text>
      </Section>
      <Section title="Take them to a design tool">
        <Text>
          <code>@zrak/ui/tokens.json</code> contains every token of all four themes in the W3C Design Tokens format,
          with its description. It is generated from the same data as the style sheet.
        </Text>
      </Section>
      <Section title="Apply a client's brand">
        <Text>
          <code>{"<BrandScope brand={{ accent: '#7a1fa2', name, logoUrl }}>"}</code> from <code>@zrak/ui/brand</code>{' '}
          derives the accents of all four themes from one colour. A colour without enough contrast is made darker or
          lighter; <code>brandTheme(accent)</code> returns the result. Try a colour on the theme page.
        </Text>
      </Section>
      <Section title="Change the values">
        <Text>
          Set the properties on the root element, in both themes, and compare with the page Colour: text needs 4.5 : 1,
          controls and lines 3 : 1.
        </Text>
      </Section>
    </Page>
  );
}
