import { type IndexScale } from '../../../indexScales.js';
import type { HeatClass } from './heatDays.js';
/** The bands of an air quality index as classes of days. Class ids are band ids, `e1` to `e6` or `u1` to `u6`. */
export declare function useIndexClasses(scale: IndexScale): HeatClass[];
