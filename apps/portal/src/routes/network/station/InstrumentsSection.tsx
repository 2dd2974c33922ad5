import type { NetworkClient, NetworkInstrument, NetworkStation } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { DataTable } from '@zrak/ui/DataTable';
import { Text } from '@zrak/ui/Text';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { TableSection } from '../TableSection.tsx';
import { EditInstrument } from './EditInstrument.tsx';
import { localTextOf } from '../localTexts.ts';
import { RemoveObject } from '../RemoveObject.tsx';

interface InstrumentsSectionProps {
  client: NetworkClient;
  station: NetworkStation;
}

type OpenDialog =
  | { kind: 'edit'; instrument: NetworkInstrument | null }
  | { kind: 'remove'; instrument: NetworkInstrument };

const nameOf = ({ maker, model }: NetworkInstrument) => `${maker} ${model}`;

/** Measuring instruments of the station. */
export function InstrumentsSection({ client, station }: InstrumentsSectionProps) {
  const intl = useIntl();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const say = (
    id: 'instruments' | 'name' | 'principle' | 'serialNumber' | 'lastCalibration' | 'none' | 'edit' | 'remove',
  ) => intl.formatMessage({ id: `routes.network.InstrumentsSection.${id}` });
  const { instruments } = station;
  return (
    <TableSection
      heading={say('instruments')}
      isHeadingVisible={false}
      actions={
        <Button icon={<Plus size={18} />} onPress={() => setDialog({ kind: 'edit', instrument: null })}>
          <FormattedMessage id="routes.network.InstrumentsSection.add" />
        </Button>
      }
    >
      {instruments.length === 0 ? (
        <Text tone="muted">{say('none')}</Text>
      ) : (
        <DataTable
          label={say('instruments')}
          rows={instruments}
          density="compact"
          rowLabel={nameOf}
          rowActions={(instrument) => [
            {
              id: 'edit',
              label: say('edit'),
              icon: <Pencil size={16} />,
              onAction: () => setDialog({ kind: 'edit', instrument }),
            },
            {
              id: 'remove',
              label: say('remove'),
              icon: <Trash2 size={16} />,
              tone: 'danger',
              onAction: () => setDialog({ kind: 'remove', instrument }),
            },
          ]}
          columns={[
            { id: 'name', header: say('name'), isRowHeader: true, cell: nameOf },
            {
              id: 'principle',
              header: say('principle'),
              isNamedInCard: false,
              cell: ({ principle }) => localTextOf(principle, intl.locale),
            },
            { id: 'serialNumber', header: say('serialNumber'), cell: ({ serialNumber }) => serialNumber ?? '–' },
            {
              id: 'lastCalibration',
              header: say('lastCalibration'),
              cell: ({ lastCalibration }) =>
                lastCalibration ? intl.formatDate(lastCalibration, { ...dayFormat, timeZone: 'UTC' }) : '–',
            },
          ]}
        />
      )}
      {dialog?.kind === 'edit' && (
        <EditInstrument client={client} station={station} instrument={dialog.instrument} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveObject
          object={{ kind: 'instrument', id: dialog.instrument.id }}
          name={nameOf(dialog.instrument)}
          onDone={close}
          onClose={close}
        />
      )}
    </TableSection>
  );
}
