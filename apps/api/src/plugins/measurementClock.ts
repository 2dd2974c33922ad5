import { everything, within } from '../db/scope.ts';
import { measured } from '../metrics/meters.ts';
import { MeasurementClock } from '../measurements/measurementClock.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Catches up with the current time before the API answers, and then follows the measurements. */
export const measurementClock = servicePlugin(
  'measurementClock',
  ['deliveries', 'background'],
  async ({ services, onStop, onError }) => {
    const { catalogue, store, measurements, states, alerts, bringValues, background, meters } = services;
    const { alertWatch, reportDelivery } = services;
    const clock = new MeasurementClock({
      catalogue,
      store,
      states,
      alerts,
      bringValues,
      revision: () => measurements.revision(),
      onValues: () => {
        meters.ran('states', true);
        background.run(() => measured(meters, 'alerts', () => alertWatch.run()));
        background.run(() => measured(meters, 'reports', () => reportDelivery.run()));
      },
      onError: (error) => {
        meters.ran('states', false);
        onError(error);
      },
    });
    catalogue.onChange(() => background.run(() => within(everything, () => clock.refreshStates())));
    onStop(() => clock.stop());
    await clock.start();
    return { clock };
  },
);
