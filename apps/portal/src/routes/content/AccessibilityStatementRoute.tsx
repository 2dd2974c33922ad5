import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadText, type Text } from './texts.ts';
import { TextScreen } from './TextScreen.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<Text> => loadText(args, 'accessibilityStatement');

export function Component() {
  return (
    <TextScreen
      title={useIntl().formatMessage({ id: 'layouts.Shell.accessibilityStatement' })}
      text={useLoaderData<typeof loader>()}
    />
  );
}
