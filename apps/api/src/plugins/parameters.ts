import { installStandard } from '../parameters/installStandard.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Parameters and limit values, ready before anything reads them. */
export const parameters = servicePlugin('parameters', ['database'], async ({ services }) => {
  await installStandard(services.database.db);
  return {};
});
