import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  calm: {};
  calmUpTo: { speed: string };
  speed: {};
  share: {};
  direction: {};
  total: {};
  allDirections: {};
  shareTable: { label: string };
  meanTable: { label: string };
  mean: { unit: string };
  hours: {};
  prevailing: { direction: string; share: string };
  calmAndMean: { calm: string; mean: string };
  highestMean: { direction: string; mean: string; unit: string };
  meanOfAll: { mean: string; unit: string };
  meanInCalm: { mean: string; unit: string };
  showRose: {};
}>({
  calm: { id: 'ui.WindRose.calm', defaultMessage: 'calm' },
  calmUpTo: { id: 'ui.WindRose.calmUpTo', defaultMessage: 'Calm (up to {speed})' },
  speed: { id: 'ui.WindRose.speed', defaultMessage: 'Speed, m/s' },
  share: { id: 'ui.WindRose.share', defaultMessage: 'Share of hours' },
  direction: { id: 'ui.WindRose.direction', defaultMessage: 'Direction' },
  total: { id: 'ui.WindRose.total', defaultMessage: 'Total' },
  allDirections: { id: 'ui.WindRose.allDirections', defaultMessage: 'All directions' },
  shareTable: { id: 'ui.WindRose.shareTable', defaultMessage: '{label}: percentage of hours' },
  meanTable: { id: 'ui.WindRose.meanTable', defaultMessage: '{label}: mean by wind direction' },
  mean: { id: 'ui.WindRose.mean', defaultMessage: 'Mean, {unit}' },
  hours: { id: 'ui.WindRose.hours', defaultMessage: 'Hours' },
  prevailing: {
    id: 'ui.WindRose.prevailing',
    defaultMessage: 'Wind comes most often from: {direction}, {share} of hours.',
  },
  calmAndMean: { id: 'ui.WindRose.calmAndMean', defaultMessage: 'Calm: {calm}. Mean speed: {mean}\u00a0m/s.' },
  highestMean: {
    id: 'ui.WindRose.highestMean',
    defaultMessage: 'Highest mean with wind from: {direction}, {mean}\u00a0{unit}.',
  },
  meanOfAll: { id: 'ui.WindRose.meanOfAll', defaultMessage: 'Mean of all hours: {mean}\u00a0{unit}.' },
  meanInCalm: { id: 'ui.WindRose.meanInCalm', defaultMessage: 'In calm: {mean}\u00a0{unit}.' },
  showRose: { id: 'ui.WindRose.showRose', defaultMessage: 'Show as rose' },
});
