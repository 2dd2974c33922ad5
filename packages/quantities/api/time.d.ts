export { addDays, addMonths, type CivilDate, civilDateIn, civilDateOf, daysOf, isCivilDate } from './types/time/civilDate.js';
export { civilTimes, modulo, type TimeUnit, type Zone, zoneOf } from './types/time/zone.js';
