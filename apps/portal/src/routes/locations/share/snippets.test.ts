import { expect, it } from 'vitest';
import { elementSnippet, frameAddress, frameSnippet, type Share } from './snippets.ts';

const station: Share = {
  portal: 'https://zrak.example',
  clientCode: 'SI-OKOLJE',
  stationId: 'loc_1',
  language: 'sl',
  theme: 'auto',
  title: 'Kranj',
};

it('writes the element of a station and of the map', () => {
  expect(elementSnippet(station)).toBe(
    '<script type="module" src="https://zrak.example/embed/zrak.js"></script>\n' +
      '<zrak-station client="SI-OKOLJE" station="loc_1" lang="sl" theme="auto"></zrak-station>',
  );
  expect(elementSnippet({ ...station, stationId: null })).toContain(
    '<zrak-map client="SI-OKOLJE" lang="sl" theme="auto"></zrak-map>',
  );
});

it('writes a frame', () => {
  expect(frameSnippet(station)).toBe(
    '<iframe src="https://zrak.example/embed/SI-OKOLJE/station/loc_1?lang=sl&amp;theme=auto" title="Kranj" width="360" height="600" style="border: 0"></iframe>',
  );
  expect(frameAddress({ ...station, stationId: null, theme: 'dark' })).toBe(
    'https://zrak.example/embed/SI-OKOLJE/map?lang=sl&theme=dark',
  );
});

it('escapes names and ids', () => {
  const odd = { ...station, clientCode: 'A/B', stationId: '"><script>', title: 'K "1" & <2>' };
  expect(frameSnippet(odd)).toContain('/embed/A%2FB/station/%22%3E%3Cscript%3E?');
  expect(frameSnippet(odd)).toContain('title="K &quot;1&quot; &amp; &lt;2&gt;"');
  expect(elementSnippet(odd)).toContain('station="&quot;&gt;&lt;script&gt;"');
});
