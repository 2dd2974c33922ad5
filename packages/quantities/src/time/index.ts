export { addDays, addMonths, type CivilDate, civilDateIn, civilDateOf, daysOf, isCivilDate } from './civilDate.ts';
export { civilTimes, modulo, type TimeUnit, type Zone, zoneOf } from './zone.ts';
