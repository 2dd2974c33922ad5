import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Link } from '../Link/Link.tsx';
import { messages } from './Breadcrumbs.messages.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the root to the current page, which is last. */
  items: readonly BreadcrumbItem[];
}

/** Position of a page in the hierarchy, with links to the levels above. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const intl = useUiIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <AriaBreadcrumbs className={styles.list}>
        {items.map(({ label, href }, index) => (
          <Breadcrumb key={href} id={href} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} tone="quiet">
                {label}
              </Link>
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
