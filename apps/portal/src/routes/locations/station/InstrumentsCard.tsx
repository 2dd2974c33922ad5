import type { Instrument } from '@zrak/api-client';
import { Formula } from '@zrak/ui/Formula';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { media } from '@zrak/ui/media';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useIntl } from 'react-intl';
import * as styles from './InstrumentsCard.css.ts';

interface InstrumentsCardProps {
  instruments: readonly Instrument[];
  heading: string;
}

/** Instruments of the station; a list on a phone, because a table would have to scroll sideways. */
export default function InstrumentsCard({ instruments, heading }: InstrumentsCardProps) {
  const isPhone = useMediaQuery(media.phone);
  return (
    <Card heading={heading} padding={isPhone ? 'regular' : 'none'}>
      {isPhone ? (
        <InstrumentList instruments={instruments} />
      ) : (
        <InstrumentTable instruments={instruments} heading={heading} />
      )}
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
        parameters.map(({ name }) => name),
        { type: 'unit', style: 'short' },
      ),
    serialNumber: (serialNumber: string) =>
      intl.formatMessage({ id: 'routes.locations.InstrumentsCard.serialNumber' }, { serialNumber }),
    figure: (instrument: Instrument, name: Figure) => {
      const value = instrument[name];
      if (typeof value === 'number') {
        return intl.formatNumber(value, { style: 'unit', unit: 'meter', minimumFractionDigits: 1 });
      }
      return value && intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
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
      cell: (instrument) => (
        <span className={styles.pair}>
          <span className={styles.noWrap}>{`${instrument.maker} ${instrument.model}`}</span>
          {instrument.serialNumber && <span className={styles.muted}>{serialNumber(instrument.serialNumber)}</span>}
        </span>
      ),
    },
    { id: 'principle', header: say('principle'), cell: ({ principle }) => principle },
    ...shownFigures.map((name): DataTableColumn<Instrument> => ({
      id: name,
      header: say(name),
      align: 'end',
      cell: (instrument) => <span className={styles.noWrap}>{figure(instrument, name) ?? '–'}</span>,
    })),
  ];
}

function InstrumentTable({ instruments, heading }: InstrumentsCardProps) {
  return <DataTable label={heading} columns={useColumns(instruments)} rows={instruments} density="compact" />;
}

function InstrumentList({ instruments }: Pick<InstrumentsCardProps, 'instruments'>) {
  const { say, measured, figure } = useWords();
  return (
    <ul className={styles.list}>
      {instruments.map((instrument) => {
        const { id, maker, model, principle } = instrument;
        const shownFigures = figures.flatMap((name) => {
          const text = figure(instrument, name);
          return text === undefined ? [] : `${say(name)}: ${text}`;
        });
        return (
          <li key={id} className={styles.item}>
            <span className={styles.measured}>
              <Formula text={measured(instrument)} />
            </span>
            <span>{`${maker} ${model}, ${principle}`}</span>
            <span className={styles.figures}>
              {shownFigures.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
