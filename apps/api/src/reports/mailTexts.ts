import type { LocalText } from '../db/schema.ts';

/** What the mail of a report says besides its template. */
export const mailTexts = {
  coverage: { en: 'Data coverage: {coverage}', sl: 'Pokritost podatkov: {coverage}', de: 'Datenabdeckung: {coverage}' },
  goodDays: {
    en: 'Days with good or fair air: {goodDays} of {days} with enough data',
    sl: 'Dnevi z zelo dobrim ali dobrim zrakom: {goodDays} od {days} z dovolj podatki',
    de: 'Tage mit guter oder annehmbarer Luft: {goodDays} von {days} mit genügend Daten',
  },
  noData: { en: 'No data', sl: 'Ni podatkov', de: 'Keine Daten' },
  until2030: { en: 'In force until 2030', sl: 'V veljavi do 2030', de: 'Gültig bis 2030' },
  from2030: {
    en: 'Directive (EU) 2024/2881, from 2030',
    sl: 'Direktiva (EU) 2024/2881, od 2030',
    de: 'Richtlinie (EU) 2024/2881, ab 2030',
  },
  who: { en: 'Guidelines of the WHO', sl: 'Smernice SZO', de: 'Richtwerte der WHO' },
  noneExceeded: {
    en: '{regime}: nothing exceeded',
    sl: '{regime}: ni preseganj',
    de: '{regime}: nichts überschritten',
  },
  exceeded: {
    en: '{regime}: exceeded by {names}',
    sl: '{regime}: preseženo za {names}',
    de: '{regime}: überschritten von {names}',
  },
  exceedances: {
    en: '{regime}: {parameter}, {label} ({limit} {unit}): {inMonth} in the month, {used} since 1 January',
    sl: '{regime}: {parameter}, {label} ({limit} {unit}): {inMonth} v mesecu, {used} od 1. januarja',
    de: '{regime}: {parameter}, {label} ({limit} {unit}): {inMonth} im Monat, {used} seit 1. Januar',
  },
  budget: {
    en: '{line}; {allowed} allowed a year',
    sl: '{line}; dovoljenih na leto: {allowed}',
    de: '{line}; {allowed} im Jahr erlaubt',
  },
} satisfies Record<string, LocalText>;
