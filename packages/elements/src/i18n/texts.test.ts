import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json' with { type: 'json' };
import { languageOf } from './languages.ts';
import { textsOf } from './texts.ts';

describe('languageOf', () => {
  it('is the first known language, by its first part', () => {
    expect(languageOf(['fr', 'sl-SI', 'de'])).toBe('sl');
    expect(languageOf([null, undefined, '', 'DE-at'])).toBe('de');
  });
  it('is English without a known one', () => {
    expect(languageOf(['fr', null])).toBe('en');
    expect(languageOf(['constructor'])).toBe('en');
  });
});

describe('textsOf', () => {
  const texts = textsOf('sl', english);
  it('fills in values', () => {
    expect(texts.say('elements.StationCard.lastValue', { time: '14:00' })).toBe('Latest value 14:00');
  });
  it('writes numbers as the language does, with a true minus sign', () => {
    expect(texts.number(-12345.5, 1)).toBe('\u221212.345,5');
    expect(textsOf('en', english).number(-1234.5, 2)).toBe('\u22121,234.50');
  });
  it('writes particle sizes as the language does', () => {
    expect(texts.formula('PM2.5, PM10')).toBe('PM2,5, PM10');
    expect(textsOf('en', english).formula('PM2,5 particles')).toBe('PM2.5 particles');
  });
  it('adds the date unless the day is today in the time zone of the station', () => {
    const at = Date.parse('2026-11-21T23:30:00Z');
    expect(texts.time(at, 'Europe/Ljubljana', Date.parse('2026-11-22T12:00:00Z'))).toBe('00:30');
    expect(texts.time(at, 'UTC', Date.parse('2026-11-22T12:00:00Z'))).toMatch(/21\. nov\. 2026.*23:30/);
  });
});
