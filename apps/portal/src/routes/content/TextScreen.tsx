import { Card } from '@zrak/ui/Card';
import { PageHeader } from '@zrak/ui/PageHeader';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import * as styles from './content.css.ts';
import { TextBody } from './TextBody.tsx';
import type { Text } from './texts.ts';

/** A screen that consists of one text. Its heading is the name in the menu, unless the client has set a title. */
export function TextScreen({ title, text }: { title: string; text: Text }) {
  const { client } = useClientData();
  const heading = text.file?.title || title;
  return (
    <>
      <title>{`${heading} – ${client.name}`}</title>
      <PageHeader title={heading} subtitle={client.name} />
      <div className={styles.sheet}>
        <Card>
          <TextBody text={text} level={2} />
        </Card>
      </div>
    </>
  );
}
