import type { ImportOutcome } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { useIntl } from 'react-intl';
import * as styles from './imports.css.ts';

/** Notes about the file, and the rows that are not imported with their reasons. */
export function Findings({
  outcome: { refusal, notes, rejections, rejected, format, rows },
}: {
  outcome: ImportOutcome;
}) {
  const intl = useIntl();
  const facts = [
    ...(format ? [intl.formatMessage({ id: 'routes.imports.Findings.format' }, { format, count: rows })] : []),
    // The fields say how to correct a refused file; the server's notes name options of the command line.
    ...(refusal === undefined ? notes : []),
  ];
  return (
    <>
      {facts.length > 0 && (
        <ul className={styles.list}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {rejected > 0 && (
        <Banner
          tone="warning"
          title={intl.formatMessage({ id: 'routes.imports.Findings.rejected' }, { count: rejected })}
        >
          <ul className={styles.list}>
            {rejections.map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>
                {line === undefined
                  ? reason
                  : intl.formatMessage({ id: 'routes.imports.Findings.line' }, { place: line, reason })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
