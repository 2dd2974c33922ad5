/** Detection limits of the instruments of the demo, in the units of the parameters. */
export const detectionLimits: Readonly<Record<string, number>> = {
  PM10: 3,
  'PM2.5': 2,
  NO2: 1,
  NO: 0.6,
  NOx: 1.5,
  O3: 2,
  SO2: 1.3,
  CO: 0.05,
  C6H6: 0.1,
  BC: 0.1,
};

export function detectionLimitOf(code: string): number | null {
  return detectionLimits[code] ?? null;
}

/** Native step, seconds. */
export function stepOf(code: string): number {
  return code === 'C6H6' || code === 'BC' ? 3600 : 900;
}

export const demoClients = [
  { id: 'cli_okolje', code: 'SI-OKOLJE', name: 'Okolje Slovenija', isPublic: true },
  { id: 'cli_zasavje', code: 'ZASAVJE', name: 'Regija Zasavje', isPublic: false },
  { id: 'cli_obala', code: 'OBALA', name: 'Mestna občina Obala', isPublic: false },
];
