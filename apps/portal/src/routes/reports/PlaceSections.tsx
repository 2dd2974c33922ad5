import type { TrafficTotal, WindFrequencies } from '@zrak/api-client';
import { Formula } from '@zrak/ui/Formula';
import { Table } from '@zrak/ui/Table';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../app/loading/lazyPart.tsx';
import { zoneText } from '../../shared/zoneText.ts';
import type { ReportSectionOfStation } from './ParameterTable.tsx';
import { FigureSkeleton, ReportSection } from './ReportSection.tsx';
import { none } from './useFormats.ts';

const FrequencyRose = lazyPart(async () => {
  const { compassPoints, FrequencyRose: Rose } = await import('@zrak/ui/WindRose');
  const frequenciesOf = ({ hours, calm, meanSpeed, sectors, speedBounds, calmUpTo }: WindFrequencies) => ({
    hours,
    calm: calm ?? Number.NaN,
    meanSpeed: meanSpeed ?? Number.NaN,
    speedBounds,
    calmUpTo,
    sectors: sectors.map((classes, index) => ({
      point: compassPoints[index]!,
      classes,
      share: classes.reduce((sum, share) => sum + share, 0),
    })),
  });
  return {
    default: ({ label, period, wind }: { label: string; period: string; wind: WindFrequencies }) => (
      <Rose label={label} period={period} frequencies={frequenciesOf(wind)} />
    ),
  };
});

/** Wind directions. */
export function WindSection({ station, period }: ReportSectionOfStation & { period: string }) {
  const intl = useIntl();
  const { wind, name, timeZone } = station;
  if (!wind || wind.hours === 0) return null;
  return (
    <ReportSection isWhole heading={intl.formatMessage({ id: 'routes.reports.WindSection.heading' })}>
      <Suspense fallback={<FigureSkeleton height={340} />}>
        <FrequencyRose
          label={intl.formatMessage({ id: 'routes.reports.WindSection.label' }, { station: name })}
          period={intl.formatMessage(
            { id: 'routes.reports.WindSection.period' },
            { period, timeZone: zoneText(intl, timeZone) },
          )}
          wind={wind}
        />
      </Suspense>
    </ReportSection>
  );
}

const partsOfDay = ['day', 'evening', 'night'] as const;
const indicatorOf = { day: 'Lday', evening: 'Levening', night: 'Lnight' } as const;

/** Noise indicators by time of day, and the one of the whole day. */
export function NoiseSection({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const { noise } = station;
  if (!noise) return null;
  const heading = intl.formatMessage({ id: 'routes.reports.NoiseSection.heading' });
  const label = (name: 'indicator' | 'hours' | 'level' | 'coverage' | 'wholeDay') =>
    intl.formatMessage({ id: `routes.reports.NoiseSection.${name}` });
  const hours = (part: (typeof partsOfDay)[number]) => {
    const next = partsOfDay[(partsOfDay.indexOf(part) + 1) % 3]!;
    const two = (hour: number) => String(hour).padStart(2, '0');
    return `${two(noise.begins[part])}–${two(noise.begins[next])}`;
  };
  const nameOf = (id: 'Lday' | 'Levening' | 'Lnight' | 'Lden') => (
    <Formula text={intl.formatMessage({ id: `routes.reports.indicator.${id}` })} />
  );
  const rows = [
    ...partsOfDay.map((part) => ({
      id: indicatorOf[part],
      name: nameOf(indicatorOf[part]),
      hours: hours(part),
      level: noise[indicatorOf[part]],
      coverage: formats.percent(noise.coverage[part]),
    })),
    { id: 'Lden' as const, name: nameOf('Lden'), hours: label('wholeDay'), level: noise.Lden, coverage: '' },
  ];
  return (
    <ReportSection
      isWhole
      heading={heading}
      note={<Formula text={intl.formatMessage({ id: 'routes.reports.NoiseSection.note' })} />}
    >
      <Table
        label={heading}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'indicator',
            header: label('indicator'),
            cell: ({ name }) => name,
          },
          { id: 'hours', header: label('hours'), align: 'end', cell: (row) => row.hours },
          {
            id: 'level',
            header: label('level'),
            align: 'end',
            inCard: 'value',
            cell: ({ level }) => formats.number(level, 1),
          },
          { id: 'coverage', header: label('coverage'), align: 'end', cell: ({ coverage }) => coverage },
        ]}
      />
    </ReportSection>
  );
}

/** Vehicle counts by class. */
export function TrafficSection({ station: { traffic }, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  if (traffic.length === 0) return null;
  const heading = intl.formatMessage({ id: 'routes.reports.TrafficSection.heading' });
  const label = (name: 'class' | 'total' | 'dailyMean' | 'days' | 'coverage' | 'all') =>
    intl.formatMessage({ id: `routes.reports.TrafficSection.${name}` });
  const sumOf = (pick: (one: TrafficTotal) => number | null) =>
    traffic.some((one) => pick(one) === null) ? null : traffic.reduce((sum, one) => sum + pick(one)!, 0);
  return (
    <ReportSection isWhole heading={heading} note={<FormattedMessage id="routes.reports.TrafficSection.note" />}>
      <Table
        label={heading}
        rows={traffic}
        rowId={({ seriesId }) => seriesId}
        columns={[
          { id: 'class', header: label('class'), cell: ({ name }) => name },
          { id: 'total', header: label('total'), align: 'end', cell: ({ total }) => formats.number(total) },
          {
            id: 'dailyMean',
            header: label('dailyMean'),
            align: 'end',
            inCard: 'value',
            cell: ({ dailyMean }) => formats.number(dailyMean),
          },
          { id: 'days', header: label('days'), align: 'end', cell: ({ days }) => formats.number(days) },
          {
            id: 'coverage',
            header: label('coverage'),
            align: 'end',
            cell: ({ coverage }) => formats.percent(coverage),
          },
        ]}
        foot={[
          label('all'),
          formats.number(sumOf(({ total }) => total)),
          formats.number(sumOf(({ dailyMean }) => dailyMean)),
          '',
          '',
        ]}
      />
    </ReportSection>
  );
}

/** Maintenance, which explains gaps. */
export function MaintenanceSection({ station: { maintenance }, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'routes.reports.MaintenanceSection.heading' });
  const label = (name: 'from' | 'to' | 'work') =>
    intl.formatMessage({ id: `routes.reports.MaintenanceSection.${name}` });
  return (
    <ReportSection heading={heading}>
      {maintenance.length === 0 ? (
        <p>
          <FormattedMessage id="routes.reports.MaintenanceSection.none" />
        </p>
      ) : (
        <Table
          label={heading}
          rows={maintenance}
          rowId={({ id }) => id}
          columns={[
            { id: 'from', header: label('from'), cell: ({ from }) => formats.instant(from) },
            { id: 'to', header: label('to'), cell: ({ to }) => (to ? formats.instant(to) : none) },
            { id: 'work', header: label('work'), cell: ({ title, text }) => `${title}. ${text}` },
          ]}
        />
      )}
    </ReportSection>
  );
}
