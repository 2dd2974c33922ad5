import './session/mailedLink.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@zrak/ui/styles.css';
import './app/firstPaint.css';
import { App } from './app/App.tsx';
import { type Config, loadConfig } from './app/config.ts';
import { currentLanguage, currentTheme, setDefaultLanguage, storeLanguage } from './session/preferences.ts';
import { endFirstPaint } from './app/firstPaint.ts';
import { firstScreen } from './app/firstScreen.ts';
import { createPortalRouter } from './app/router.tsx';
import { noteUncaughtErrors } from './app/caughtErrors.ts';
import { createServices } from './app/services.ts';
import { withReloadOnStaleBuild } from './app/loading/withReloadOnStaleBuild.ts';
import { removeFailedStyles } from './app/loading/failedStyles.ts';
import { noteLeaving, unlessLeaving } from './app/loading/leaving.ts';
import { applyTheme } from './app/theme.ts';
import { trustLibraries } from './app/trustedTypes.ts';
import { createMessages } from './i18n/messages.ts';

noteUncaughtErrors();
removeFailedStyles();
trustLibraries();
addEventListener('beforeunload', noteLeaving);
applyTheme(currentTheme());
/** Red is what the specification asks for, on the light and the dark page. */
const failureStyle = {
  maxWidth: '640px',
  margin: '25vh auto 0',
  padding: '0 24px',
  color: 'red',
  fontSize: '20px',
  fontWeight: 600,
  textAlign: 'center',
} as const;
const root = createRoot(document.getElementById('root')!);

async function render(config: Config) {
  setDefaultLanguage(config.DefaultLanguage);
  const messages = await withReloadOnStaleBuild(() => createMessages(currentLanguage(), storeLanguage))();
  const services = createServices(config);
  const router = createPortalRouter(services, messages);
  await firstScreen(router);
  // A transition renders in short tasks.
  startTransition(() => root.render(<App router={router} services={services} messages={messages} />));
}

// Also the last resort without the texts: a sentence is better than an empty page.
unlessLeaving(loadConfig())
  .then(render)
  .catch(() => {
    endFirstPaint();
    root.render(
      <p role="alert" style={failureStyle}>
        Error while fetching global config, the App wil not be rendered.
      </p>,
    );
  });
