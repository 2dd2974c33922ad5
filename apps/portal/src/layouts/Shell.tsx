import type { Client } from '@zrak/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { AppShell } from '@zrak/ui/AppShell';
import { Avatar } from '@zrak/ui/Avatar';
import { BrandScope } from '@zrak/ui/brand';
import { Footer } from '@zrak/ui/Footer';
import { Logo } from '@zrak/ui/Logo';
import { SideMenu } from '@zrak/ui/SideMenu';
import { TopBar } from '@zrak/ui/TopBar';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { lazyExtra } from '../app/loading/lazyPart.tsx';
import { paths } from '../app/paths.ts';
import { useServices, useUser } from '../app/servicesHooks.ts';
import { restoreDrafts } from '../session/draftsAcrossReload.ts';
import { queryClientOf } from '../shared/query/queryClient.ts';
import { useClientLogo } from '../shared/pictures/useClientLogo.ts';
import { useFirstSteps } from './firstSteps/useFirstSteps.ts';
import { useLayoutState } from './layoutState.ts';
import { type MenuContent, useMenuSections } from './menuSections.tsx';
import PreferenceSwitches from './PreferenceSwitches.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import * as styles from './Shell.css.ts';
import { UserControls } from './UserControls.tsx';

const FirstSteps = lazyExtra(() =>
  import('./firstSteps/FirstSteps.tsx').then((module) => ({ default: module.FirstSteps })),
);

export interface ShellProps extends MenuContent {
  /** `bleed` for a map that fills the whole content area. */
  contentLayout?: 'page' | 'bleed';
  children: ReactNode;
}

/** The list of clients says which texts there are: a question for each would delay the screen and fail elsewhere. */
function footerTextsOf(client: Client | undefined) {
  if (!client) return [];
  return (client.footerTexts ?? []).map((text) => ({ text, href: paths[text](client.code) }));
}

const isWide = () => matchMedia('(min-width: 1200px)').matches;

/** Top bar, menu, content and footer of every protected screen. */
export function Shell(props: ShellProps) {
  const queryClient = queryClientOf(useServices());
  const { client } = props;
  return (
    // Not around the whole app: the login loads no data on demand, so it does not need the library.
    <QueryClientProvider client={queryClient}>
      <BrandScope brand={client ? { accent: client.accentColor, name: client.name } : null}>
        <Frame {...props} />
      </BrandScope>
    </QueryClientProvider>
  );
}

function Frame({ contentLayout = 'page', children, ...content }: ShellProps) {
  const intl = useIntl();
  const { client } = content;
  const [isMenuOpen, setMenuOpen] = useState(isWide);
  const [isOtherOpen] = useState(isWide);
  const { layout, topBarTheme } = useLayoutState();
  const sections = useMenuSections(content, isOtherOpen);
  const loadingHref = useNavigation().location?.pathname;
  const services = useServices();
  const logo = useBrandLogo(client);
  const user = useUser();
  useFirstSteps();
  // Before the forms of the screen look for them.
  useState(() => restoreDrafts(services));
  return (
    <AppShell
      isMenuOpen={isMenuOpen}
      onMenuOpenChange={setMenuOpen}
      contentLayout={contentLayout}
      layout={layout}
      topBarTheme={topBarTheme}
      brand={
        <span className={styles.brand}>
          {logo}
          <span className={styles.brandName}>{client?.name ?? 'Zrak'}</span>
        </span>
      }
      topBar={
        <TopBar
          brand={{ name: client?.name ?? 'Zrak', href: paths.home, logo }}
          isMenuOpen={isMenuOpen}
          onMenuToggle={sections.length > 0 ? () => setMenuOpen(!isMenuOpen) : undefined}
          start={<SearchButton {...content} />}
          end={
            <>
              <PreferenceSwitches />
              <UserControls />
            </>
          }
        />
      }
      sideMenu={
        sections.length > 0 && (
          <SideMenu
            label={intl.formatMessage({ id: 'layouts.Shell.menu' })}
            sections={sections}
            loadingHref={loadingHref}
          />
        )
      }
      {...(client &&
        user &&
        contentLayout === 'bleed' && {
          notice: (
            <Suspense>
              <FirstSteps client={client} locations={content.locations ?? []} />
            </Suspense>
          ),
        })}
      footer={
        <Footer
          isCompact={contentLayout === 'bleed'}
          links={[
            ...footerTextsOf(client).map(({ text, href }) => ({
              label: intl.formatMessage({ id: `layouts.Shell.${text}` }),
              href,
            })),
            { label: intl.formatMessage({ id: 'layouts.Shell.version' }), href: paths.version },
          ]}
        >
          <span className={styles.product}>
            <Logo isMarkOnly size="mini" />
            <FormattedMessage id="layouts.Shell.footer" />
          </span>
        </Footer>
      }
    >
      {children}
    </AppShell>
  );
}

/** Logo or initials of the client; on the screens without a client, the mark of the portal. */
function useBrandLogo(client: Client | undefined) {
  const src = useClientLogo(client);
  if (!client) return <Logo isMarkOnly />;
  return <Avatar name={client.name} src={src} size="compact" shape="square" isDecorative />;
}
