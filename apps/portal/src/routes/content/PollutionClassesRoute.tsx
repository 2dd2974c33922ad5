import { Card } from '@zrak/ui/Card';
import { Link } from '@zrak/ui/Link';
import { PageHeader } from '@zrak/ui/PageHeader';
import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import * as styles from './content.css.ts';
import { IndexStrip, Marks } from './Marks.tsx';
import { TextBody } from './TextBody.tsx';
import { loadText, type Text } from './texts.ts';

/** Sections next to the classes, in this order; each has an anchor. */
const asides = ['recommendations', 'legend', 'explanation'] as const;
type Aside = (typeof asides)[number];
type Texts = Record<'pollutionClasses' | Aside, Text>;

export async function loader(args: LoaderFunctionArgs): Promise<Texts> {
  const [pollutionClasses, recommendations, legend, explanation] = await Promise.all([
    loadText(args, 'pollutionClasses'),
    loadText(args, 'recommendations'),
    loadText(args, 'legend'),
    loadText(args, 'explanation'),
  ]);
  return { pollutionClasses, recommendations, legend, explanation };
}

export function Component() {
  const intl = useIntl();
  const { client, locations } = useClientData();
  const hasIndex = locations.some(({ means }) => means !== undefined);
  const hasLevels = locations.some(({ warning }) => warning.level !== undefined);
  const texts = useLoaderData<typeof loader>();
  const title = texts.pollutionClasses.file?.title || intl.formatMessage({ id: 'layouts.Shell.classes' });
  const isShown = (name: Aside) => texts[name].file || texts[name].error || (name === 'legend' && hasLevels);
  const headings = asides.filter(isShown).map((name) => ({
    name,
    heading: texts[name].file?.title || intl.formatMessage({ id: `routes.content.ClassesRoute.${name}` }),
  }));
  return (
    <>
      <title>{`${title} – ${client.name}`}</title>
      <PageHeader title={title} subtitle={client.name} />
      <nav className={styles.jumps} aria-label={intl.formatMessage({ id: 'routes.content.ClassesRoute.onThisPage' })}>
        {headings.map(({ name, heading }) => (
          <Link key={name} href={`#${name}`}>
            {heading}
          </Link>
        ))}
      </nav>
      {hasIndex && <IndexStrip />}
      <div className={styles.columns}>
        <Card>
          <TextBody text={texts.pollutionClasses} level={2} />
        </Card>
        <div className={styles.asides}>
          {headings.map(({ name, heading }) => (
            <div key={name} id={name} className={styles.anchor}>
              <Card heading={heading}>
                {name === 'legend' && hasLevels && <Marks />}
                {(texts[name].file || texts[name].error) && <TextBody text={texts[name]} level={3} />}
              </Card>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
