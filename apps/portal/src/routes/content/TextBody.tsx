import type { StaticFile } from '@zrak/api-client';
import { Article } from '@zrak/ui/Article';
import { Banner } from '@zrak/ui/Banner';
import { EmptyState } from '@zrak/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { usePreferences } from '../../session/preferencesContext.ts';
import * as styles from './content.css.ts';
import type { Text } from './texts.ts';

/** The text, or the reason why there is none. */
export function TextBody({ text: { file, error }, level }: { text: Text; level: 2 | 3 }) {
  const intl = useIntl();
  if (file) return <Written file={file} level={level} />;
  if (!error) return <EmptyState title={intl.formatMessage({ id: 'routes.content.TextBody.none' })} />;
  return (
    <LoadFailure error={error}>
      <FormattedMessage id="routes.content.TextBody.failed" />
    </LoadFailure>
  );
}

/** Shows a note if the text is not in the user's language. */
function Written({ file: { body, format, language }, level }: { file: StaticFile; level: 2 | 3 }) {
  const intl = useIntl();
  const chosen = usePreferences().language;
  const isForeign = language !== undefined && language !== chosen;
  return (
    <div className={styles.text}>
      {isForeign && (
        <Banner>
          <FormattedMessage
            id="routes.content.TextBody.foreign"
            values={{ language: intl.formatDisplayName(language, { type: 'language' }) }}
          />
        </Banner>
      )}
      <Article source={body} format={format} level={level} {...(isForeign && { lang: language })} />
    </div>
  );
}
