import type { LocationSummary } from '@zrak/api-client';
import { LevelMark } from '@zrak/ui/LevelMark';
import { useVerdictText } from '@zrak/ui/verdictText';
import { verdictOf } from './verdict.ts';

/** The verdict on a station as its mark and word. */
export function VerdictMark({ location }: { location: LocationSummary }) {
  const { level, color, word } = useVerdictText()(verdictOf(location), { timeZone: location.timeZone });
  return <LevelMark level={level} label={word} {...(color !== undefined && { color })} />;
}
