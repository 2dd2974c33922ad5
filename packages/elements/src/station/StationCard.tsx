/** @jsxImportSource preact */
import { type ShownValue, type StationData, stateOf } from '../data/station.ts';
import { type Verdict, verdictOf } from '../data/verdict.ts';
import type { Texts } from '../i18n/texts.ts';
import { Formula } from '../parts/Formula.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Course } from './Course.tsx';

export interface StationCardProps {
  data: StationData;
  texts: Texts;
  now: number;
}

interface VerdictProps extends StationCardProps {
  verdict: Verdict;
}

function VerdictText({ data, texts, now, verdict }: VerdictProps) {
  const { timeZone } = data.station;
  if (verdict.kind === 'index') {
    return (
      <div class="verdictText">
        <p class="muted">{texts.say('elements.StationCard.airQuality')}</p>
        <p class="word">{verdict.label}</p>
        <p class="muted">
          {texts.say('elements.StationCard.decidedBy')} <Formula text={texts.formula(verdict.decidedBy)} />
          {', '}
          {texts.time(verdict.time, timeZone, now)}
        </p>
      </div>
    );
  }
  const { word, label } = verdict;
  return (
    <div class="verdictText">
      <p class="word">{label ?? texts.say(`elements.level.${word}`)}</p>
      {data.latestAt !== null && (
        <p class="muted">
          {texts.say('elements.StationCard.lastValue', { time: texts.time(data.latestAt, timeZone, now) })}
        </p>
      )}
    </div>
  );
}

function Value({ shown, texts, timeZone, now }: { shown: ShownValue; texts: Texts; timeZone: string; now: number }) {
  const { name, value, decimals, unit, interval, time } = shown;
  return (
    <li class="value">
      <span>
        <Formula text={texts.formula(name)} />
      </span>
      <span class="figure">
        {texts.number(value, decimals)} {unit !== '' && <span class="unit">{unit}</span>}
      </span>
      <span class="muted">
        {texts.say(`elements.interval.${interval}`)}
        {', '}
        {texts.time(time, timeZone, now)}
      </span>
    </li>
  );
}

/** Verdict, newest values and course of one station. */
export function StationCard({ data, texts, now }: StationCardProps) {
  const { station, values, course, haveValuesFailed } = data;
  const verdict = verdictOf(station, stateOf(data, now));
  return (
    <>
      <div class="verdict">
        <Mark verdict={verdict} />
        <VerdictText {...{ data, texts, now, verdict }} />
      </div>
      {course && <Course course={course} texts={texts} />}
      {values.length > 0 ? (
        <ul class="values" aria-label={texts.say('elements.StationCard.values')}>
          {values.map((shown) => (
            <Value key={shown.seriesId} {...{ shown, texts, now }} timeZone={station.timeZone} />
          ))}
        </ul>
      ) : (
        <p class="muted">
          {texts.say(haveValuesFailed ? 'elements.StationCard.valuesFailed' : 'elements.StationCard.noValues')}
        </p>
      )}
    </>
  );
}
