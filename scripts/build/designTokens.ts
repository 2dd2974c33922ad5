import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { parseHex, toHex } from '../../packages/ui/src/theme/contrast.ts';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { darkContrast } from '../../packages/ui/src/theme/darkContrast.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { indexColors } from '../../packages/ui/src/theme/indexScales.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { lightContrast } from '../../packages/ui/src/theme/lightContrast.ts';
import type { Palette } from '../../packages/ui/src/theme/palette.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';

type Group = keyof typeof theme;
type Values = Record<string, Record<string, string>>;
interface Token {
  $type: string;
  $value: unknown;
  $description: string;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Reads `#rrggbb` and `rgb(r g b / a)`. */
function colorValue(text: string): object {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  const rgb = parts ? ([parts[0]! / 255, parts[1]! / 255, parts[2]! / 255] as const) : parseHex(text);
  if (!rgb) throw new Error(`${text} is not a colour that the generator reads.`);
  return { colorSpace: 'srgb', components: rgb.map(round), alpha: parts?.[3] ?? 1, hex: toHex(rgb) };
}

function measure(text: string, unit: string): object {
  const value = Number(text.slice(0, -unit.length));
  if (!text.endsWith(unit) || Number.isNaN(value)) throw new Error(`${text} is not in ${unit}.`);
  return { value, unit };
}

const pixels = (text: string) => measure(text === '0' ? '0px' : text, 'px');

/** One layer of `box-shadow`: two to four lengths and a colour. */
function shadowLayer(text: string): object {
  const [, lengths = '', color = ''] = /^((?:-?\d+(?:px)?\s+)+)(\S.*)$/.exec(text.trim()) ?? [];
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
  return {
    color: colorValue(color),
    offsetX: pixels(offsetX),
    offsetY: pixels(offsetY),
    blur: pixels(blur),
    spread: pixels(spread),
  };
}

const noShadow = '0 0 0 0 rgb(0 0 0 / 0)';
const shadowValue = (text: string) =>
  // Commas inside `rgb()` do not occur: its channels are separated by spaces.
  (text === 'none' ? noShadow : text).split(',').map(shadowLayer);

/** CSS defines `ease-out` as this curve. */
const easeOut = [0, 0, 0.58, 1];

function transitionValue(text: string): object {
  const [duration = '', timing] = text.split(' ');
  if (timing !== 'ease-out') throw new Error(`${text} has a timing function that the generator does not read.`);
  return { duration: measure(duration, 'ms'), delay: { value: 0, unit: 'ms' }, timingFunction: easeOut };
}

const fontFamilies = (text: string) => text.split(',').map((name) => name.trim().replaceAll("'", ''));

const color = ['color', colorValue] as const;
const dimension = ['dimension', pixels] as const;

/** Type of the tokens of each group, and how their values are written. */
const writers: Record<Group, readonly [type: string, write: (text: string) => unknown]> = {
  color,
  warning: color,
  index: color,
  mark: color,
  series: color,
  map: color,
  space: dimension,
  radius: dimension,
  font: ['fontFamily', fontFamilies],
  fontSize: dimension,
  lineHeight: dimension,
  fontWeight: ['fontWeight', Number],
  shadow: ['shadow', shadowValue],
  motion: ['transition', transitionValue],
};

/** Tokens of the contract that have a value here: a new group of the contract must be written here as well. */
function tokensOf(values: Values): Record<string, Record<string, Token>> {
  const groups = (Object.keys(theme) as Group[]).filter((group) => group in values);
  return Object.fromEntries(
    groups.map((group) => {
      const [$type, write] = writers[group];
      const names = Object.keys(theme[group]);
      return [
        group,
        Object.fromEntries(
          names.map((name) => [
            name,
            {
              $type,
              $value: write(values[group]![name]!),
              $description: (descriptions[group] as Record<string, string>)[name]!,
            },
          ]),
        ),
      ];
    }),
  );
}

/** Type roles, each a reference to its size and family; a line height is a factor of the font size in this format. */
function typography(): Record<string, Token> {
  const roles = Object.keys(shared.fontSize) as (keyof typeof shared.fontSize)[];
  return Object.fromEntries(
    roles.map((role) => [
      role,
      {
        $type: 'typography',
        $value: {
          fontFamily: '{shared.font.family}',
          fontSize: `{shared.fontSize.${role}}`,
          fontWeight: '{shared.fontWeight.regular}',
          letterSpacing: { value: 0, unit: 'px' },
          lineHeight: round(Number.parseFloat(shared.lineHeight[role]) / Number.parseFloat(shared.fontSize[role])),
        },
        $description: descriptions.fontSize[role],
      },
    ]),
  );
}

const themes: Record<string, readonly [palette: Palette, description: string]> = {
  light: [light, 'Light theme: text at 4.5:1 or more'],
  dark: [dark, 'Dark theme: text at 4.5:1 or more'],
  lightContrast: [lightContrast, 'Light theme with more contrast: text at 7:1 or more'],
  darkContrast: [darkContrast, 'Dark theme with more contrast: text at 7:1 or more'],
};

/**
 * `tokens.json` in the format of the W3C Design Tokens Community Group (2025.10): one group for the tokens that all
 * themes share, and one for each theme. A design tool imports each group as a set of variables.
 */
export function designTokens(): string {
  const document = {
    $description: 'Tokens of @zrak/ui, generated from its theme contract and themes by `pnpm generate`.',
    shared: {
      $description: 'The same in every theme: sizes, type, motion, and the official colours of air quality indices',
      ...tokensOf({ ...shared, index: indexColors }),
      typography: typography(),
    },
    ...Object.fromEntries(
      Object.entries(themes).map(([name, [palette, $description]]) => [name, { $description, ...tokensOf(palette) }]),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
