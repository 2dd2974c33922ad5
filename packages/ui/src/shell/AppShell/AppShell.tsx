import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useCloseRequest } from '../../components/Dialog/useCloseRequest.ts';
import { useUnderlay } from '../../components/Dialog/useUnderlay.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { darkPart } from '../../theme/themes.css.ts';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { messages } from './AppShell.messages.ts';
import { ShellProvider } from './shellContext.ts';
import * as styles from './AppShell.css.ts';

/** `horizontal`: menu beside the content. `vertical`: menu over it, in a drawer, so that the content has the full width. */
export type ShellLayout = 'horizontal' | 'vertical';
/** `light`: like the page. */
export type TopBarTheme = 'light' | 'dark';

export interface AppShellProps {
  topBar: ReactNode;
  /** Head of the drawer; the product's logo without it. */
  brand?: ReactNode;
  topBarTheme?: TopBarTheme;
  layout?: ShellLayout;
  /** Without it there is neither a column nor a drawer: leave the menu button out of the top bar too. */
  sideMenu?: ReactNode;
  footer: ReactNode;
  /** Between content and footer; always visible under a map that fills the content area. */
  notice?: ReactNode;
  /** Beside the content: full menu or rail. On a phone, and over the content: drawer or nothing; the shell closes the drawer itself. */
  isMenuOpen: boolean;
  onMenuOpenChange: (isOpen: boolean) => void;
  /** `page` sets margins and a maximum line width; `bleed` gives the content the full area, for a map. */
  contentLayout?: 'page' | 'bleed';
  children: ReactNode;
}

/** Page frame: top bar, side menu, content, footer. The content is `<main id="content">` and is focusable. */
export function AppShell({
  topBar,
  brand = <Logo />,
  topBarTheme = 'light',
  layout = 'horizontal',
  sideMenu,
  footer,
  notice,
  isMenuOpen,
  onMenuOpenChange,
  contentLayout = 'page',
  children,
}: AppShellProps) {
  const intl = useUiIntl();
  const menuId = useId();
  const hasDrawer = useMediaQuery(media.phone) || layout === 'vertical';
  const [settledAs, setSettledAs] = useState<boolean | null>(null);

  // A menu left open on a desktop must not cover the page on a phone.
  useEffect(() => {
    setSettledAs(hasDrawer);
    if (hasDrawer) onMenuOpenChange(false);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the kind of menu changes
  }, [hasDrawer]);

  const underlay = useUnderlay();
  const isDrawerOpen = Boolean(sideMenu) && hasDrawer && settledAs === true && isMenuOpen;
  useCloseRequest(isDrawerOpen, () => onMenuOpenChange(false));
  const menu = hasDrawer ? 'drawer' : isMenuOpen ? 'full' : 'rail';
  const shell = useMemo(
    () => ({ menu, menuId, openMenu: () => onMenuOpenChange(true) }) as const,
    [menu, menuId, onMenuOpenChange],
  );

  const closeOnNavigation = (event: MouseEvent) => {
    // Links stop propagation of clicks, so this listens in the capture phase. The link must still exist when the click
    // reaches it.
    if (event.target instanceof Element && event.target.closest('a')) setTimeout(() => onMenuOpenChange(false));
  };

  return (
    <ShellProvider value={shell}>
      <SkipLink targetId="content" />
      <div className={styles.shell}>
        <header className={topBarTheme === 'dark' ? `${styles.top} ${darkPart}` : styles.top}>{topBar}</header>
        <div className={styles.body}>
          {menu === 'drawer' ? (
            <ModalOverlay
              {...underlay}
              isOpen={isDrawerOpen}
              onOpenChange={onMenuOpenChange}
              isDismissable
              className={styles.overlay}
            >
              <Modal className={styles.drawer}>
                <Dialog aria-label={intl.formatMessage(messages.menu)} className={styles.drawerDialog}>
                  <div className={styles.drawerHead}>
                    {brand}
                    <IconButton
                      label={intl.formatMessage(messages.closeMenu)}
                      icon={<X size={20} aria-hidden="true" />}
                      onPress={() => onMenuOpenChange(false)}
                    />
                  </div>
                  {/* Listens to clicks on its links, which stay reachable by keyboard. */}
                  {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
                  <div id={menuId} className={styles.drawerBody} onClickCapture={closeOnNavigation}>
                    {sideMenu}
                  </div>
                </Dialog>
              </Modal>
            </ModalOverlay>
          ) : (
            sideMenu && (
              <div id={menuId} className={`${styles.menu} ${styles.menuWidth[menu]}`}>
                {sideMenu}
              </div>
            )
          )}
          <div className={contentLayout === 'bleed' ? `${styles.column} ${styles.columnFixed}` : styles.column}>
            <main id="content" tabIndex={-1} className={`${styles.main} ${styles.layout[contentLayout]}`}>
              {children}
            </main>
            {notice}
            {footer}
          </div>
        </div>
      </div>
    </ShellProvider>
  );
}
