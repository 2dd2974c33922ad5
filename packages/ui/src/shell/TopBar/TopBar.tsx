import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './TopBar.messages.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** The client or product of this portal. `logo` is shown before the name and is decorative. */
  brand: { name: string; href: string; logo?: ReactNode };
  /** Without it there is no menu button. */
  onMenuToggle?: (() => void) | undefined;
  isMenuOpen: boolean;
  /** Content after the brand: the search. On a phone it has the width of an icon button. */
  start?: ReactNode;
  /** Content at the far end: language, theme, user. */
  end?: ReactNode;
}

export function TopBar({ brand, onMenuToggle, isMenuOpen, start, end }: TopBarProps) {
  const intl = useUiIntl();
  return (
    <div className={styles.bar}>
      {onMenuToggle && (
        <IconButton
          label={intl.formatMessage(isMenuOpen ? messages.closeMenu : messages.openMenu)}
          icon={<Menu size={20} aria-hidden="true" />}
          aria-expanded={isMenuOpen}
          onPress={onMenuToggle}
        />
      )}
      <Link href={brand.href} className={styles.brand}>
        {brand.logo}
        <span className={styles.name}>{brand.name}</span>
      </Link>
      {start && <div className={styles.start}>{start}</div>}
      {end && <div className={start ? styles.end : styles.endAlone}>{end}</div>}
    </div>
  );
}
