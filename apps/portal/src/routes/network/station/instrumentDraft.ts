import type { NetworkInstrument } from '@zrak/api-client';
import type { StationChange } from './stationDraft.ts';

type InstrumentChange = NonNullable<StationChange['instruments']>[number];
type LocalText = NetworkInstrument['principle'];

/** The text in a language, or else in English. */
export const localTextOf = (text: LocalText, locale: string): string =>
  text[locale.slice(0, 2) as keyof LocalText] ?? text.en;

/** Content of the form of an instrument. */
export interface InstrumentDraft {
  maker: string;
  model: string;
  principle: { en: string; sl: string; de: string };
  serialNumber: string;
  /** Metres above the ground; null while the field is empty. */
  inletHeight: number | null;
  operatingSince: string | null;
  lastCalibration: string | null;
}

export const draftOfInstrument = (instrument: NetworkInstrument | null): InstrumentDraft => ({
  maker: instrument?.maker ?? '',
  model: instrument?.model ?? '',
  principle: {
    en: instrument?.principle.en ?? '',
    sl: instrument?.principle.sl ?? '',
    de: instrument?.principle.de ?? '',
  },
  serialNumber: instrument?.serialNumber ?? '',
  inletHeight: instrument?.inletHeight ?? null,
  operatingSince: instrument?.operatingSince ?? null,
  lastCalibration: instrument?.lastCalibration ?? null,
});

type NewInstrument = Omit<InstrumentChange, 'id'> & Pick<NetworkInstrument, 'maker' | 'model' | 'principle'>;

/** The instrument for the server; null while a field that it needs is empty. */
export function instrumentOf(draft: InstrumentDraft): NewInstrument | null {
  const [maker, model, en, sl, de] = [
    draft.maker,
    draft.model,
    draft.principle.en,
    draft.principle.sl,
    draft.principle.de,
  ].map((text) => text.trim()) as [string, string, string, string, string];
  if (maker === '' || model === '' || en === '') return null;
  const serialNumber = draft.serialNumber.trim();
  return {
    maker,
    model,
    principle: { en, ...(sl !== '' && { sl }), ...(de !== '' && { de }) },
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
