// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderHookInApp } from '../../testing/renderHookInApp.tsx';
import { distinctClients } from './distinctNames.ts';
import { useDistinctStations } from './useDistinctStations.ts';

afterEach(cleanup);

it('adds the code of clients whose name occurs twice', () => {
  const clients = [
    { id: '1', code: 'NORTH', name: 'Region' },
    { id: '2', code: 'SOUTH', name: 'Region' },
    { id: '3', code: 'OBALA', name: 'Obala' },
  ];
  expect(distinctClients(clients)).toEqual([
    { id: '1', code: 'NORTH', name: 'Region', detail: 'NORTH', label: 'Region (NORTH)' },
    { id: '2', code: 'SOUTH', name: 'Region', detail: 'SOUTH', label: 'Region (SOUTH)' },
    { id: '3', code: 'OBALA', name: 'Obala', label: 'Obala' },
  ]);
});

it('adds the coordinates of stations, and the id where they are absent or equal', () => {
  const stations = [
    { id: 'a', name: 'Center', latitude: 46.0657, longitude: 14.5174 },
    { id: 'b', name: 'Center', latitude: -46.5, longitude: -14 },
    { id: 'c', name: 'Center', latitude: 45, longitude: 14 },
    { id: 'd', name: 'Center', latitude: 45, longitude: 14 },
    { id: 'e', name: 'Center' },
    { id: 'f', name: 'Koper', latitude: 45.5, longitude: 13.7 },
  ];
  const { result } = renderHookInApp(() => useDistinctStations(stations));
  expect(result.current.map(({ label }) => label)).toEqual([
    'Center (46.0657° N, 14.5174° E)',
    'Center (46.5000° S, 14.0000° W)',
    'Center (c)',
    'Center (d)',
    'Center (e)',
    'Koper',
  ]);
});
