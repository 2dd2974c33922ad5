import type { Instrument } from '@zrak/api-client';
import { Formula } from '@zrak/ui/Formula';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { inSentence } from '../../../shared/inSentence.ts';
import * as styles from './InstrumentsCard.css.ts';

interface InstrumentsCardProps {
  instruments: readonly Instrument[];
  heading: string;
}

/** Instruments of the station. */
export default function InstrumentsCard({ instruments, heading }: InstrumentsCardProps) {
  return (
    <Card heading={heading} padding="none">
      <DataTable label={heading} columns={useColumns(instruments)} rows={instruments} density="compact" />
    </Card>
  );
}

/** Optional values of the contract. */
const figures = ['inletHeight', 'operatingSince', 'lastCalibration'] as const;
type Figure = (typeof figures)[number];

function useWords() {
  const intl = useIntl();
  return {
    say: (id: 'measures' | 'instrument' | 'principle' | Figure) =>
      intl.formatMessage({ id: `routes.locations.InstrumentsCard.${id}` }),
    measured: ({ parameters }: Instrument) =>
      intl.formatList(
        parameters.map(({ name }, index) => (index === 0 ? name : inSentence(name, intl.locale))),
        { type: 'unit', style: 'short' },
      ),
    serialNumber: (serialNumber: string) =>
      intl.formatMessage({ id: 'routes.locations.InstrumentsCard.serialNumber' }, { serialNumber }),
    figure: (instrument: Instrument, name: Figure) => {
      const value = instrument[name];
      if (typeof value === 'number') {
        return intl.formatNumber(value, { style: 'unit', unit: 'meter', minimumFractionDigits: 1 });
      }
      return value && intl.formatDate(value, { ...dayFormat, timeZone: 'UTC' });
    },
  };
}

function useColumns(instruments: readonly Instrument[]): DataTableColumn<Instrument>[] {
  const { say, measured, serialNumber, figure } = useWords();
  const shownFigures = figures.filter((name) => instruments.some((instrument) => instrument[name] !== undefined));
  return [
    { id: 'measures', header: say('measures'), cell: (instrument) => <Formula text={measured(instrument)} /> },
    {
      id: 'instrument',
      header: say('instrument'),
      inCard: 'detail',
      isNamedInCard: false,
      isOnOneLine: true,
      cell: (instrument) => (
        <span className={styles.pair}>
          <span>{`${instrument.maker} ${instrument.model}`}</span>
          {instrument.serialNumber && <span className={styles.muted}>{serialNumber(instrument.serialNumber)}</span>}
        </span>
      ),
    },
    {
      id: 'principle',
      header: say('principle'),
      inCard: 'detail',
      isNamedInCard: false,
      cell: ({ principle }) => principle,
    },
    ...shownFigures.map((name): DataTableColumn<Instrument> => ({
      id: name,
      header: say(name),
      align: 'end',
      inCard: 'detail',
      isOnOneLine: true,
      // A barometer has no inlet: its card leaves the line out.
      cell: (instrument) => figure(instrument, name),
    })),
  ];
}
