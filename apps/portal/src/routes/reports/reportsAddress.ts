import { defineAddress } from '../../shared/address/address.ts';
import { idParam, type Param } from '../../shared/address/param.ts';

/** Filters of the list; null shows all files. */
export const reportsAddress = defineAddress({ type: idParam, year: idParam });

/** A page, from 1. */
const pageParam: Param<number> = {
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1),
  serialise: (value) => (value === 1 ? null : String(value)),
};

/** The page of the report of all stations. */
export const allStationsAddress = defineAddress({ page: pageParam });

/** Stations of a page: their report is ready within seconds. */
export const stationsPerPage = 60;
