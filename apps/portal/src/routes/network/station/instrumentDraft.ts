import type { NetworkInstrument } from '@zrak/api-client';
import { draftOfTexts, type TextsDraft, textsOf } from '../localTexts.ts';
import type { StationChange } from './stationDraft.ts';

type InstrumentChange = NonNullable<StationChange['instruments']>[number];

/** Content of the form of an instrument. */
export interface InstrumentDraft {
  maker: string;
  model: string;
  principle: TextsDraft;
  serialNumber: string;
  /** Metres above the ground; null while the field is empty. */
  inletHeight: number | null;
  operatingSince: string | null;
  lastCalibration: string | null;
}

export const draftOfInstrument = (instrument: NetworkInstrument | null): InstrumentDraft => ({
  maker: instrument?.maker ?? '',
  model: instrument?.model ?? '',
  principle: draftOfTexts(instrument?.principle),
  serialNumber: instrument?.serialNumber ?? '',
  inletHeight: instrument?.inletHeight ?? null,
  operatingSince: instrument?.operatingSince ?? null,
  lastCalibration: instrument?.lastCalibration ?? null,
});

type NewInstrument = Omit<InstrumentChange, 'id'> & Pick<NetworkInstrument, 'maker' | 'model' | 'principle'>;

/** The instrument for the server; null while a field that it needs is empty. */
export function instrumentOf(draft: InstrumentDraft): NewInstrument | null {
  const [maker, model, principle] = [draft.maker.trim(), draft.model.trim(), textsOf(draft.principle)];
  if (maker === '' || model === '' || principle === null) return null;
  const serialNumber = draft.serialNumber.trim();
  return {
    maker,
    model,
    principle,
    serialNumber: serialNumber === '' ? null : serialNumber,
    inletHeight: draft.inletHeight,
    operatingSince: draft.operatingSince,
    lastCalibration: draft.lastCalibration,
  };
}
