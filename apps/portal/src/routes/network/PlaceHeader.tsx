import { Breadcrumbs } from '@zrak/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import * as styles from './network.css.ts';

interface PlaceHeaderProps {
  title: string;
  /** Levels between the network and this page. */
  above?: readonly { label: string; href: string }[];
  href: string;
  actions?: ReactNode;
}

/** Name of a client or station; on a phone with the way back to the list. */
export function PlaceHeader({ title, above = [], href, actions }: PlaceHeaderProps) {
  const intl = useIntl();
  const network = { label: intl.formatMessage({ id: 'routes.network.NetworkRoute.title' }), href: paths.network };
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <div className={styles.back}>
        <Breadcrumbs items={[network, ...above, { label: title, href }]} />
      </div>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {actions}
      </div>
    </>
  );
}
