import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  caption: { period: string; hours: number; unit: string };
  empty: {};
  showTable: {};
  showPicture: {};
}>({
  caption: {
    id: 'ui.PictureFigure.caption',
    defaultMessage: '{period}. {hours, plural, one {# hour} other {# hours}}, {unit}.',
  },
  empty: { id: 'ui.PictureFigure.empty', defaultMessage: 'No data for selected period' },
  showTable: { id: 'ui.PictureFigure.showTable', defaultMessage: 'Show as table' },
  showPicture: { id: 'ui.PictureFigure.showPicture', defaultMessage: 'Show as graph' },
});
