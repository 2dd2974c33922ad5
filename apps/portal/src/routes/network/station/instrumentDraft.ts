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

/** An id that is readable in files: `horiba-apda-372-3f9c`. */
export function newInstrumentId({ maker, model }: Pick<NetworkInstrument, 'maker' | 'model'>, random: string): string {
  const words = `${maker} ${model}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${slug.slice(0, 48)}-${random.slice(0, 4)}`;
}
