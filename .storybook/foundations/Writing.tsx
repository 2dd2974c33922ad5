import { Page, Rules } from './Page.tsx';

export function WritingPage() {
  return (
    <Page title="Writing" lead="Plain, short, in the reader's language.">
      <Rules
        rules={[
          ['Say what happened, then what to do.', '“The file could not be read. Try again.”'],
          ['Name the action on the button.', '“Delete user”, not “OK”.'],
          ['Every value says its unit, interval and time.', '“PM10 52,4 µg/m³, 24 h mean, 20 Nov”.'],
          [
            'Numbers and dates as the language writes them.',
            '1.234,5 in Slovene and German, 1,234.5 in English; minus is −.',
          ],
          ['Every sentence is a message.', 'In English, Slovene and German; never assembled from parts.'],
          ['Leave room.', 'German words are long, and nothing that is needed may be cut.'],
        ]}
      />
    </Page>
  );
}
