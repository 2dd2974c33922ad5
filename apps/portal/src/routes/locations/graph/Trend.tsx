import type { StationValue } from '@zrak/api-client';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { useIntl } from 'react-intl';

const icons = { rising: TrendingUp, steady: MoveRight, falling: TrendingDown };

/** Whether a value rises or falls, as a small arrow with its word. */
export function Trend({ trend }: { trend: NonNullable<StationValue['trend']> }) {
  const intl = useIntl();
  const Icon = icons[trend];
  return <Icon size={16} role="img" aria-label={intl.formatMessage({ id: `routes.locations.Trend.${trend}` })} />;
}
