/** Who set a value: the EU until the end of 2029 or from 2030 on, Slovenia, or the WHO for air (2021) or noise (2018). */
export type Regime = 'eu2008' | 'eu2030' | 'si' | 'who2021' | 'who2018';

/** What a reader chooses between: what holds today, what will hold, and what health asks for. */
export const regimePeriods = ['until2030', 'from2030', 'who'] as const;
export type RegimePeriod = (typeof regimePeriods)[number];

interface RegimeRules {
  shownWith: RegimePeriod;
  /** Percent of a year that a comparison needs. */
  required: number;
}

const regimes: Readonly<Record<Regime, RegimeRules>> = {
  /** Directive 2008/50/EC, whose values Directive (EU) 2024/2881, Annex I, keeps until 2030: 90 % of a year. */
  eu2008: { shownWith: 'until2030', required: 90 },
  /** Directive (EU) 2024/2881, Annex I: 85 % of a year. */
  eu2030: { shownWith: 'from2030', required: 85 },
  /** Slovenian law follows Directive 2008/50/EC. */
  si: { shownWith: 'until2030', required: 90 },
  /** The WHO names no share of a year; its values get that of the newer directive. */
  who2021: { shownWith: 'who', required: 85 },
  who2018: { shownWith: 'who', required: 85 },
};

/** The choice under which a regime is shown; undefined of a regime that is not known. */
export const regimePeriodOf = (regime: string): RegimePeriod | undefined => regimes[regime as Regime]?.shownWith;

/** Percent of a year that a comparison with a value of the regime needs; undefined of a regime that is not known. */
export const requiredByRegime = (regime: string): number | undefined => regimes[regime as Regime]?.required;
