import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../data/series.ts';
import { toCsv } from './csv.ts';
import { SvgPen } from './SvgPen.ts';

const series = (label: string, values: number[], start: number): ChartSeries => ({
  id: label,
  label,
  unit: 'µg/m³',
  decimals: 1,
  times: Float64Array.from(values, (_, index) => start + index * 3_600_000),
  values: Float32Array.from(values),
});

describe('toCsv', () => {
  const table = {
    from: 0,
    to: 3 * 3_600_000,
    utcHead: 'Time (UTC)',
    localHead: 'Time',
    formatTime: (time: number) => `${time / 3_600_000} h`,
    flagHead: (label: string) => `Flag of ${label}`,
  };

  it('has a row for every time of every series in view, and empty cells for missing values', () => {
    const flagged = { ...series('PM10', [1.25, NaN, 3, 4], 0), flags: Int8Array.of(1, -99, 1, 1) };
    const csv = toCsv({ ...table, series: [flagged, series('NO2', [-0.5], 3_600_000)] });
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFTime (UTC),Time,PM10 (µg/m³),Flag of PM10,NO2 (µg/m³)',
      '1970-01-01T00:00:00.000Z,0 h,1.3,1,',
      '1970-01-01T01:00:00.000Z,1 h,,-99,-0.5',
      '1970-01-01T02:00:00.000Z,2 h,3.0,1,',
      '',
    ]);
  });

  it('does not let a name become a formula or another column', () => {
    const csv = toCsv({ ...table, series: [series('=1+1', [1], 0), series('a, "b"', [2], 0)] });
    expect(csv.split('\r\n')[0]).toContain(`'=1+1 (µg/m³),"a, ""b"" (µg/m³)"`);
  });
});

describe('SvgPen', () => {
  it('writes the same drawing as a canvas, including translation and clipping', () => {
    const pen = new SvgPen();
    pen.save();
    pen.translate(10, 20);
    pen.beginPath();
    pen.rect(0, 0, 5, 5);
    pen.clip();
    pen.strokeStyle = '#123456';
    pen.setLineDash([2, 3]);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(1.234, 2);
    pen.stroke();
    pen.restore();
    pen.fillRect(0, 0, 1, 1);
    const svg = pen.toSvg(100, 50, 'PM10');
    expect(svg).toContain('<path d="M10 20L11.23 22" fill="none" stroke="#123456"');
    expect(svg).toContain('stroke-dasharray="2 3"');
    expect(svg).toContain('</g><rect x="0" y="0" width="1" height="1" fill="#000"/>');
    expect(svg.match(/<g /g)).toHaveLength(svg.match(/<\/g>/g)!.length);
  });

  it('writes names as text, never as markup', () => {
    const pen = new SvgPen();
    pen.fillText('<script>"&', 0, 0);
    expect(pen.toSvg(1, 1, '</title>')).not.toMatch(/<script|<\/title><\/title>/);
  });
});
