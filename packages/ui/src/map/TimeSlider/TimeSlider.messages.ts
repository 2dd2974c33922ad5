import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ play: {}; pause: {} }>({
  play: { id: 'ui.TimeSlider.play', defaultMessage: 'Play' },
  pause: { id: 'ui.TimeSlider.pause', defaultMessage: 'Pause' },
});
