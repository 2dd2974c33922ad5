import { describe, expect, it } from 'vitest';
import { exampleStations } from '../StationMap/exampleStations.ts';
import { placeOf } from '../StationMap/stations.ts';
import { type ClusterMark, markPx, markOf, pick, withMarksOf } from './marks.ts';
import type { Place } from './place.ts';
import { spiderfy } from './spiderfy.ts';
import { nextMark } from './keyboardNavigation.ts';

const [bezigrad, celovska, vic] = exampleStations.map((station) => markOf(station, placeOf(station)));
const project = ([longitude, latitude]: [number, number]) => ({
  x: (longitude - 14.4) * 5000,
  y: (46.1 - latitude) * 5000,
});

describe('marks', () => {
  it.each([2, 3, 8, 9, 40])('at one position are spread so that none covers another: %i', (count) => {
    const offsets = spiderfy(count);
    for (const [index, [x, y]] of offsets.entries()) {
      for (const [otherX, otherY] of offsets.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(markPx);
      }
    }
  });

  it('are found by a pointer on or near them, the nearest first', () => {
    const marks = { stations: [bezigrad!, celovska!], clusters: [] };
    const { x, y } = project(bezigrad!.place);
    expect(pick(marks, project, x + 15, y)?.key).toBe('Ljubljana Bežigrad');
    expect(pick(marks, project, x + 25, y)).toBeNull();
  });

  it('are found at the drawn position, not at the true one', () => {
    const moved = markOf(bezigrad!.station, bezigrad!.place, [0, -40]);
    const { x, y } = project(moved.place);
    expect(pick({ stations: [moved], clusters: [] }, project, x, y - 40)).toBe(moved);
    expect(pick({ stations: [moved], clusters: [] }, project, x, y)).toBeNull();
  });

  it('include a selected station of a closed cluster, and only once if it is not clustered', () => {
    const cluster = { key: 'two', place: [14.5, 46.05] as Place, count: 2, level: 'low' as const, reference: 1 };
    const marks = { stations: [bezigrad!], clusters: [cluster] };
    const seen = withMarksOf([vic, undefined], marks);
    expect(seen.stations.map(({ key }) => key)).toEqual(['Ljubljana Bežigrad', 'Ljubljana Vič']);
    expect(seen.clusters).toEqual([cluster]);
    expect(withMarksOf([bezigrad], marks)).toBe(marks);
  });

  it('in the view are visited from left to right, with wrap-around', () => {
    const marks = { stations: [bezigrad!, celovska!, vic!], clusters: [] };
    const view = { project, getContainer: () => ({ clientWidth: 1000, clientHeight: 200 }) };
    const walked = [null, 'Ljubljana Celovška', 'Ljubljana Bežigrad'].map(
      (key) => nextMark(marks, [], view, key, 1)?.key,
    );
    // Vič is below the edge.
    expect(walked).toEqual(['Ljubljana Celovška', 'Ljubljana Bežigrad', 'Ljubljana Celovška']);
    expect(nextMark(marks, [], view, null, -1)?.key).toBe('Ljubljana Bežigrad');
    expect(nextMark(marks, [], view, 'Ljubljana Bežigrad', 'first')?.key).toBe('Ljubljana Celovška');
    expect(nextMark(marks, [], view, 'Ljubljana Celovška', 'last')?.key).toBe('Ljubljana Bežigrad');
  });

  it('beyond the view are visited too, from west to east', () => {
    const marks = { stations: [bezigrad!, celovska!], clusters: [] };
    const view = { project, getContainer: () => ({ clientWidth: 1000, clientHeight: 200 }) };
    const east = { ...bezigrad!, key: 'east', place: [15.5, 46.0655] as Place };
    const all = [bezigrad!, celovska!, east];
    const walked = [null, 'Ljubljana Celovška', 'Ljubljana Bežigrad', 'east'].map(
      (key) => nextMark(marks, all, view, key, 1)?.key,
    );
    expect(walked).toEqual(['Ljubljana Celovška', 'Ljubljana Bežigrad', 'east', 'Ljubljana Celovška']);
  });

  it('of the new view are visited before they are drawn, unless a cluster contains them', () => {
    const view = { project, getContainer: () => ({ clientWidth: 1000, clientHeight: 400 }) };
    const all = [bezigrad!, celovska!, vic!];
    const [longitude, latitude] = bezigrad!.place;
    const cluster = { ...bezigrad!, key: 'cluster', place: [longitude, latitude + 0.01], count: 2 };
    const moving = { stations: [celovska!], clusters: [] };
    expect(nextMark(moving, all, view, 'Ljubljana Celovška', 1)?.key).toBe('Ljubljana Vič');
    expect(nextMark(moving, all, view, 'Ljubljana Vič', 1)?.key).toBe('Ljubljana Bežigrad');
    const clustered = { stations: [celovska!], clusters: [cluster as unknown as ClusterMark] };
    expect(nextMark(clustered, all, view, 'Ljubljana Vič', 1)?.key).toBe('cluster');
    expect(nextMark(clustered, all, view, 'cluster', 1)?.key).toBe('Ljubljana Celovška');
  });
});
