import type { StationValue } from '@zrak/api-client';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { useIntl } from 'react-intl';

const icons = { rising: TrendingUp, steady: MoveRight, falling: TrendingDown };

/** Shows a rising or falling value as a small arrow with text. */
export function Trend({ trend }: { trend: NonNullable<StationValue['trend']> }) {
  const intl = useIntl();
  const Icon = icons[trend];
  return <Icon size={16} role="img" aria-label={intl.formatMessage({ id: `routes.locations.Trend.${trend}` })} />;
}
