import type { CSSProperties, ReactNode } from 'react';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { LevelMark } from '../map/LevelMark/LevelMark.tsx';
import type { StationLevel } from '../map/levels.ts';
import { theme } from '../theme/contract.css.ts';

const frame: CSSProperties = {
  display: 'flex',
  gap: theme.space.xsmall,
  padding: theme.space.xsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
};

/** Drawing of a page for the guidance of a component that fills a window: its parts are boxes with their names. */
export function PageSketch({ children }: { children: ReactNode }) {
  return <div style={{ ...frame, flexDirection: 'column', minHeight: 160 }}>{children}</div>;
}

/** Parts beside one another, which fill the rest of the height. */
export function SketchRow({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flex: 1, gap: theme.space.xsmall }}>{children}</div>;
}

/** @param isMain the part that takes the width. */
export function SketchPart({ isMain = false, children }: { isMain?: boolean; children: ReactNode }) {
  const color = isMain ? theme.color.accentSoft : theme.color.ground;
  return (
    <div
      style={{
        flex: isMain ? 1 : 'none',
        padding: theme.space.small,
        borderRadius: theme.radius.small,
        background: color,
      }}
    >
      {typeof children === 'string' ? <Text size="small">{children}</Text> : children}
    </div>
  );
}

const marks: readonly [level: StationLevel, left: string, top: string][] = [
  ['e1', '16%', '20%'],
  ['e3', '46%', '34%'],
  ['e2', '70%', '14%'],
];

/** Drawing of a map with three marks, and of what lies at its lower edge. */
export function MapSketch({ children }: { children?: ReactNode }) {
  return (
    <div
      style={{
        position: 'relative',
        height: 200,
        overflow: 'hidden',
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.medium,
        background: theme.map.land,
      }}
    >
      {marks.map(([level, left, top]) => (
        <span key={level} style={{ position: 'absolute', left, top }}>
          <LevelMark level={level} announce="none" />
        </span>
      ))}
      {children}
    </div>
  );
}

const buildings: readonly [left: string, top: string, width: string, height: string][] = [
  ['8%', '16%', '26%', '34%'],
  ['42%', '10%', '14%', '44%'],
  ['64%', '20%', '28%', '24%'],
  ['20%', '66%', '38%', '20%'],
];

/** Drawing of a site plan with three marks. */
export function PlanSketch({ isLoud = false }: { isLoud?: boolean }) {
  const [ground, building] = isLoud
    ? [theme.color.danger, theme.color.warning]
    : [theme.color.surface, theme.color.pressed];
  return (
    <div
      style={{
        position: 'relative',
        height: 200,
        overflow: 'hidden',
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.medium,
        background: ground,
      }}
    >
      {buildings.map(([left, top, width, height]) => (
        <span
          key={left}
          style={{
            position: 'absolute',
            left,
            top,
            width,
            height,
            border: `1px solid ${theme.color.borderStrong}`,
            background: building,
          }}
        />
      ))}
      {marks.map(([level, left, top]) => (
        <span key={level} style={{ position: 'absolute', left, top }}>
          <LevelMark level={level} announce="none" />
        </span>
      ))}
    </div>
  );
}

/** Drawing of a sheet at the lower edge of a map. */
export function SheetSketch({ height, children }: { height: string; children: ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height,
        padding: theme.space.small,
        borderStartStartRadius: theme.radius.large,
        borderStartEndRadius: theme.radius.large,
        background: theme.color.raised,
        boxShadow: theme.shadow.floating,
      }}
    >
      <Stack space="xsmall">
        <span
          style={{
            alignSelf: 'center',
            width: theme.space.xxlarge,
            height: theme.space.xxsmall,
            borderRadius: theme.radius.full,
            background: theme.color.borderStrong,
          }}
        />
        {children}
      </Stack>
    </div>
  );
}
