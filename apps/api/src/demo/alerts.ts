import type { Insertable } from 'kysely';
import type { LocalText, MaintenanceAlertTable } from '../db/schema.ts';
import { type Job, jobsBetween } from './maintenance.ts';

const day = 86_400;

/** What is done, and what it means for the values. */
export const jobTexts: Record<Job['kind'], { title: LocalText; message: LocalText }> = {
  particleSampler: {
    title: { en: 'Particle sampler service', sl: 'Servis merilnika delcev', de: 'Wartung des Partikelmessgeräts' },
    message: {
      en: 'The inlet is cleaned and the flow is checked. Particle values of these hours are not valid.',
      sl: 'Čistimo vzorčevalno glavo in preverjamo pretok. Vrednosti delcev v tem času niso veljavne.',
      de: 'Der Probenahmekopf wird gereinigt und der Durchfluss geprüft. Partikelwerte dieser Stunden sind ungültig.',
    },
  },
  gasAnalysers: {
    title: {
      en: 'Calibration of gas analysers',
      sl: 'Kalibracija plinskih analizatorjev',
      de: 'Kalibrierung der Gasanalysatoren',
    },
    message: {
      en: 'Analysers are calibrated against reference gas. Gas values of these hours are not valid.',
      sl: 'Analizatorje umerjamo z referenčnim plinom. Vrednosti plinov v tem času niso veljavne.',
      de: 'Die Analysatoren werden mit Referenzgas kalibriert. Gaswerte dieser Stunden sind ungültig.',
    },
  },
  weatherMast: {
    title: { en: 'Work on the weather mast', sl: 'Dela na meteorološkem drogu', de: 'Arbeiten am Wettermast' },
    message: {
      en: 'The mast is lowered. Weather and wind values of these hours are not valid.',
      sl: 'Drog je spuščen. Meteorološke vrednosti in veter v tem času niso veljavni.',
      de: 'Der Mast ist gelegt. Wetter- und Windwerte dieser Stunden sind ungültig.',
    },
  },
  soundMeter: {
    title: { en: 'Sound level meter check', sl: 'Preverjanje merilnika hrupa', de: 'Prüfung des Schallpegelmessers' },
    message: {
      en: 'The microphone is calibrated. Noise values of these hours are not valid.',
      sl: 'Umerjamo mikrofon. Vrednosti hrupa v tem času niso veljavne.',
      de: 'Das Mikrofon wird kalibriert. Lärmwerte dieser Stunden sind ungültig.',
    },
  },
  trafficCounter: {
    title: { en: 'Traffic counter service', sl: 'Servis števca prometa', de: 'Wartung der Zählstelle' },
    message: {
      en: 'The loops in the road are measured anew. Counts of these hours are not valid.',
      sl: 'Ponovno merimo zanke v vozišču. Števila v tem času niso veljavna.',
      de: 'Die Schleifen in der Fahrbahn werden neu vermessen. Zählungen dieser Stunden sind ungültig.',
    },
  },
};

/** Announcements of the planned jobs of the last 60 and the next 14 days. */
export function demoAlerts(now: number): Insertable<MaintenanceAlertTable>[] {
  return jobsBetween(now - 60 * day, now + 14 * day).map(({ id, station, from, to, kind }) => ({
    id,
    client_id: station.clientId,
    location_id: station.id,
    starts_at: new Date(from * 1000),
    ends_at: new Date(to * 1000),
    title: JSON.stringify(jobTexts[kind].title),
    message: JSON.stringify(jobTexts[kind].message),
  }));
}
