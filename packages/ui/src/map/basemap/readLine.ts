const stepsPerDegree = 4096;
const firstCharacter = 63;

/** Reads a line that `encodeLine` of scripts/basemap has written: differences between points, five bits per character. */
export function readLine(text: string): [number, number][] {
  const line: [number, number][] = [];
  let at = 0;
  const next = () => {
    let value = 0;
    let factor = 1;
    let bits: number;
    do {
      bits = text.charCodeAt(at++) - firstCharacter;
      value += (bits % 32) * factor;
      factor *= 32;
    } while (bits >= 32);
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  let x = 0;
  let y = 0;
  while (at < text.length) {
    x += next();
    y += next();
    line.push([x / stepsPerDegree, y / stepsPerDegree]);
  }
  return line;
}
