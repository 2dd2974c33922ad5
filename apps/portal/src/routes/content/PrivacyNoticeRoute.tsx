import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadText, type Text } from './texts.ts';
import { TextScreen } from './TextScreen.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<Text> => loadText(args, 'privacyNotice');

export function Component() {
  return (
    <TextScreen
      title={useIntl().formatMessage({ id: 'layouts.Shell.privacyNotice' })}
      text={useLoaderData<typeof loader>()}
    />
  );
}
