import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ play: {}; pause: {}; worst: { level: string } }>({
  play: { id: 'ui.TimeSlider.play', defaultMessage: 'Play' },
  worst: { id: 'ui.TimeSlider.worst', defaultMessage: 'worst: {level}' },
  pause: { id: 'ui.TimeSlider.pause', defaultMessage: 'Pause' },
});
