import { expect, it } from 'vitest';
import { browserOf } from './browser.ts';

const of = (rest: string) => browserOf({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${rest}` });

it.each([
  ['Gecko/20100101 Firefox/146.0', 'Firefox', 146],
  ['AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36', 'Chrome', 143],
  ['AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0', 'Edge', 143],
  ['AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0', 'Opera', 126],
  ['AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36', 'Samsung Internet', 29],
  ['AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15', 'Safari', 26],
  ['AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1', 'Safari', 26],
  ['AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.1.2 Mobile/15E148 Safari/604.1', 'Chrome', 143],
])('knows %s', (rest, family, version) => {
  expect(of(rest)).toEqual({ family, version });
});

it('calls any other browser so, without its name', () => {
  expect(of('NetFront/3.5')).toEqual({ family: 'other' });
});
