import type { Series } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Formula } from '@zrak/ui/Formula';
import { Stack } from '@zrak/ui/Stack';
import { ChartSpline } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readyComparisons } from './readyComparisons.ts';
import type { CompareView } from './useCompareView.ts';
import { firstYear } from './years.ts';

interface NothingChosenProps {
  all: readonly Series[];
  view: CompareView;
}

/** A comparison without series: offers some ready ones. */
export function NothingChosen({ all, view: { range, change } }: NothingChosenProps) {
  const intl = useIntl();
  const year = firstYear(range);
  const ready = readyComparisons(all, year);
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'routes.locations.CompareRoute.nothingChosen' })}
      description={
        <FormattedMessage
          id={
            ready.length > 0
              ? 'routes.locations.CompareRoute.nothingChosenReady'
              : 'routes.locations.CompareRoute.nothingChosenHint'
          }
        />
      }
      {...(ready.length > 0 && {
        action: (
          <Stack space="small">
            {ready.map(({ kind, first, seriesIds, years }) => (
              <Button
                isWide
                key={seriesIds.join() + years.join()}
                icon={<ChartSpline size={16} />}
                onPress={() => change({ series: seriesIds, years })}
              >
                {/* One child: the parts of a sentence are not columns of the button. */}
                <span>
                  <FormattedMessage
                    id={`routes.locations.NothingChosen.${kind}`}
                    values={{
                      name: <Formula text={first.name} />,
                      station: first.locationName,
                      count: seriesIds.length,
                      // As text: a number would get a thousands separator.
                      year: String(year),
                      before: String(year - 1),
                    }}
                  />
                </span>
              </Button>
            ))}
          </Stack>
        ),
      })}
    />
  );
}
