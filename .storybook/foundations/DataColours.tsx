import { IndexMark } from '../../packages/ui/src/components/IndexMark/IndexMark.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { WarningMark } from '../../packages/ui/src/components/WarningMark/WarningMark.tsx';
import { Swatch } from '../../packages/ui/src/charts/parts/Swatch.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { indexColors, indexScales } from '../../packages/ui/src/theme/indexScales.ts';
import { ContrastTable, type Pair } from './ContrastTable.tsx';
import { Figures, Page, Section, TokenName } from './Page.tsx';
import { ratioText } from './palettes.ts';
import { useScheme } from './useScheme.ts';

const seriesNames = Object.keys(theme.series) as (keyof typeof theme.series)[];
const seriesPairs: readonly Pair[] = seriesNames.map((name) => ({
  front: `series.${name}`,
  back: 'color.surface',
}));
const markPairs: readonly Pair[] = (['ground', 'surface', 'raised', 'hover'] as const).map((back) => ({
  front: 'mark.outline',
  back: `color.${back}`,
}));

const inks = { dark: '#000000', light: '#ffffff' };

function Chip({ color }: { color: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        width: 56,
        height: 24,
        borderRadius: theme.radius.small,
        border: `1px solid ${theme.color.border}`,
        background: color,
      }}
    />
  );
}

/** Bands of one index: their official colours are the same in every theme. */
function Bands({ scale, label }: { scale: 'european2024' | 'us'; label: string }) {
  return (
    <Figures
      label={label}
      columns={['Mark', 'Token', 'Colour', 'Digit on it']}
      rows={indexScales[scale].map(({ color, ink }, index) => ({
        key: color,
        cells: [
          <IndexMark key="mark" scale={scale} band={(index + 1) as 1} isLabelVisible />,
          <TokenName key="name">{`index.${color}`}</TokenName>,
          <TokenName key="value">{indexColors[color]}</TokenName>,
          `${ratioText(contrast(inks[ink], indexColors[color]))} in ${ink === 'dark' ? 'black' : 'white'}`,
        ],
      }))}
    />
  );
}

export function DataColoursPage() {
  const { palette } = useScheme();
  return (
    <Page
      title="Data colours"
      lead="Index and warning colours appear only as data: a mark, a band, a cell. A shape, a digit, a dash or a word always goes with them."
    >
      <Section
        title="Warning levels"
        note="A shape, a colour and a word. A server may send its own colour; the outline is ours."
      >
        <Figures
          label="Warning levels"
          columns={['Mark', 'Token', 'Colour']}
          rows={(['none', 'low', 'medium', 'high'] as const).map((level) => ({
            key: level,
            cells: [
              <WarningMark key="mark" level={level} isLabelVisible />,
              <TokenName key="name">{`warning.${level}`}</TokenName>,
              <TokenName key="value">{palette.warning[level]}</TokenName>,
            ],
          }))}
        />
      </Section>
      <Section title="European air quality index" note="Official colours; the digit carries the band.">
        <Bands scale="european2024" label="European air quality index" />
      </Section>
      <Section title="US air quality index">
        <Bands scale="us" label="US air quality index" />
      </Section>
      <Section
        title="Series of a graph"
        note="Twelve colours that differ in normal vision and in three colour vision deficiencies (ΔE2000 of 11 or more), each with its dash. At least 3 : 1 on a surface."
      >
        <Inline space="large">
          {seriesNames.map((name, index) => (
            <Inline key={name} space="xsmall">
              <Swatch index={index} />
              {name}
            </Inline>
          ))}
        </Inline>
        <ContrastTable label="Contrast of series" kind="line" pairs={seriesPairs} />
      </Section>
      <Section title="Outline of a mark" note="At least 3 : 1 on every surface, so that a pale fill is never lost.">
        <ContrastTable label="Contrast of outlines" kind="line" pairs={markPairs} />
      </Section>
      <Section title="Schematic map" note="The basemap that needs no internet.">
        <Figures
          label="Colours of the map"
          columns={['Colour', 'Token', 'Value', 'For']}
          rows={Object.entries(palette.map).map(([name, value]) => ({
            key: name,
            cells: [
              <Chip key="chip" color={value} />,
              <TokenName key="name">{`map.${name}`}</TokenName>,
              <TokenName key="value">{value}</TokenName>,
              descriptions.map[name as keyof typeof descriptions.map],
            ],
          }))}
        />
      </Section>
    </Page>
  );
}
