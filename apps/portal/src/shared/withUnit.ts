/** Name of a quantity with its unit, if it has one: "PM10 particles (µg/m³)". */
export const withUnit = ({ name, unit }: { name: string; unit: string }): string =>
  unit === '' ? name : `${name} (${unit})`;
