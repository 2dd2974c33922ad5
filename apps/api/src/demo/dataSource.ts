import type { DataSource } from '../export/dataSource.ts';
import { demoTexts } from './texts.ts';

export const demoDataSource: DataSource = {
  source: demoTexts.inAll('demo.dataSource.source'),
  licence: demoTexts.inAll('demo.dataSource.licence'),
};
