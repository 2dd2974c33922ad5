import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './TopBar.messages.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Whose portal this is; `logo` stands before the name and is decoration. */
  brand: { name: string; href: string; logo?: ReactNode };
  /** Without it there is no button for a menu. */
  onMenuToggle?: (() => void) | undefined;
  isMenuOpen: boolean;
  /** After the brand: the search. There is no room for it on a phone: offer it elsewhere too. */
  start?: ReactNode;
  /** At the far end: language, theme, user. */
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
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
