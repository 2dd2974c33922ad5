import { Page, Rules } from './Page.tsx';

export function AccessibilityPage() {
  return (
    <Page
      title="Accessibility"
      lead="WCAG 2.2, level AA, kept by tests: axe checks every story in both themes and three languages."
    >
      <Rules
        rules={[
          [
            'Everything works by keyboard.',
            'React Aria provides the keys people know; the focus ring is always visible.',
          ],
          ['Colour never speaks alone.', 'A shape, a letter, a dash or a word goes with it.'],
          ['Map and graph have a text equivalent.', 'The list of stations and the table of values say the same.'],
          ['What can be pressed is at least 24 px.', 'Wide and high, or with that much room around it.'],
          ['320 px is wide enough.', 'Nothing is lost, and only tables and maps scroll sideways.'],
          ['Settings of the device apply.', 'Reduced motion stops movement; forced colours keep every outline.'],
        ]}
      />
    </Page>
  );
}
