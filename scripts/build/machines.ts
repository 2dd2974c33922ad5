import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instance } from '@viz-js/viz';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  authMachine,
  largeDataMachine,
  resetLinkMachine,
  rootTargetMachine,
  routeGuardMachine,
} from '../../packages/machines/src/index.ts';
import { root } from '../run.ts';

const machines: AnyStateMachine[] = [
  authMachine,
  routeGuardMachine,
  rootTargetMachine,
  largeDataMachine,
  resetLinkMachine,
];

interface Row {
  from: AnyStateNode;
  /** An event, the result of an actor, or a delay; empty for a transition that is taken at once. */
  event: string;
  guard: string;
  /** Undefined: the state stays. */
  to: AnyStateNode | undefined;
}

/** Path of a state inside its machine: `signedIn.fresh`. */
const nameOf = (node: AnyStateNode): string => node.path.join('.');

function eventText(node: AnyStateNode, type: string): string {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) {
    const actor = node.invoke.find((invoked) => invoked.id === id);
    return `${typeof actor?.src === 'string' ? actor.src : 'actor'} ${kind === 'done' ? 'succeeds' : 'fails'}`;
  }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay ? `after ${delay}` : type;
}

type Guard = string | { type: string } | { name: string; guards?: Guard[] };

/** A guard is a name of the machine's setup, a named function, or the opposite of one. */
function guardText(machine: string, guard: Guard | undefined): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return guard.type;
  if (guard.name === 'not') return `not ${guardText(machine, guard.guards?.[0])}`;
  if (!guard.name || guard.name === 'guard') throw new Error(`${machine}: a guard without a name cannot be drawn`);
  return guard.name;
}

function rowsOf(machine: AnyStateMachine, node: AnyStateNode = machine.root): Row[] {
  const all = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  // One without target and actions keeps an event from the states around.
  const own = all.map((transition): Row => ({
    from: node,
    event: eventText(node, transition.eventType),
    guard: guardText(machine.id, transition.guard),
    to: transition.target?.[0],
  }));
  return [...own, ...Object.values(node.states).flatMap((state) => rowsOf(machine, state))];
}

const quoted = (text: string): string => JSON.stringify(text);
/** A state with states is a frame: an arrow to it leads to the state in which it starts. */
const leafOf = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? [];
  return first ? leafOf(first) : node;
};

function statesOf(node: AnyStateNode): string[] {
  return Object.values(node.states).flatMap((state) => {
    const id = quoted(nameOf(state));
    if (Object.keys(state.states).length === 0) {
      return [`${id} [label=${quoted(state.key)}${state.type === 'final' ? ' peripheries=2' : ''}];`];
    }
    return [`subgraph ${quoted(`cluster_${nameOf(state)}`)} { label=${id};`, ...statesOf(state), '}'];
  });
}

function graphOf(machine: AnyStateMachine): string {
  const moving = rowsOf(machine).filter(({ to }) => to !== undefined);
  // One arrow from a state to another, with a line for each event.
  const arrows = Map.groupBy(moving, ({ from, to }) => {
    const end = leafOf(to!);
    return `${nameOf(leafOf(from) === end ? end : from)} ${nameOf(end)}`;
  });
  const edges = [...arrows.values()].map((rows) => {
    const { from, to } = rows[0]!;
    const lines = rows.map(({ event, guard }) => [event, guard && `[${guard}]`].filter(Boolean).join('\\n'));
    const label = lines.filter(Boolean).join('\\n');
    const isFrame = Object.keys(from.states).length > 0;
    const tail = isFrame ? ` ltail=${quoted(`cluster_${nameOf(from)}`)}` : '';
    const isAny = from === machine.root;
    const start = isAny ? 'any' : quoted(nameOf(leafOf(from)));
    return `${start} -> ${quoted(nameOf(leafOf(to!)))} [label="${label}"${isAny ? '' : tail}];`;
  });
  return [
    'digraph { rankdir=TB; compound=true; nodesep=0.35; ranksep=0.45;',
    'fontname="Helvetica"; fontsize=13; style=rounded;',
    'node [shape=box style="rounded" fontname="Helvetica" fontsize=14 margin="0.22,0.12"];',
    // Larger than it is shown, because the font of the page is wider than the one that is measured here.
    'edge [fontname="Helvetica" fontsize=12.5 arrowsize=0.7];',
    'start [shape=point width=0.14 label=""];',
    ...(moving.some(({ from }) => from === machine.root) ? ['any [label="any state" style="rounded,dashed"];'] : []),
    ...statesOf(machine.root),
    `start -> ${quoted(nameOf(leafOf(machine.root)))};`,
    ...edges,
    '}',
  ].join('\n');
}

// Inside of a page the drawing takes the colours of its theme; as a picture, those of the device.
const colours = (ink: string, line: string, fill: string) =>
  `.machine{--ink:var(--zrak-color-text,${ink});--line:var(--zrak-color-borderStrong,${line});--fill:var(--zrak-color-accentSoft,${fill})}`;
const style = `<style>
${colours('#14202b', '#7d8c99', '#e2f1ef')}
@media (prefers-color-scheme:dark){${colours('#e7edf2', '#6d7f8e', '#12322f')}}
.machine text{fill:var(--ink);font-family:'Inter Variable',Helvetica,Arial,sans-serif}
.machine .node path{fill:var(--fill);stroke:var(--line)}
.machine .node ellipse{fill:var(--ink);stroke:var(--ink)}
.machine .cluster path{fill:none;stroke:var(--line);stroke-dasharray:4 3}
.machine .node text{font-size:13px}
.machine .edge text{font-size:11px}
.machine .edge path{stroke:var(--line)}
.machine .edge polygon{fill:var(--line);stroke:var(--line)}
</style>`;

const fileOf = (machine: AnyStateMachine): string => `docs/pictures/machines/${machine.id}.svg`;

/** Sentences of the comment above the machine. */
function commentOf(machine: AnyStateMachine): string {
  const source = readFileSync(join(root, `packages/machines/src/${machine.id}.machine.ts`), 'utf8');
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+Machine = setup/.exec(source) ?? [];
  return comment
    .replaceAll(/\n \* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function sectionOf(machine: AnyStateMachine): string {
  const rows = rowsOf(machine).map(({ from, event, guard, to }) => {
    const cells = [nameOf(from) || 'any', event && `\`${event}\``, guard && `\`${guard}\``, nameOf(to ?? from)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `## ${machine.id}`,
    commentOf(machine),
    `![States and transitions of ${machine.id}](${fileOf(machine).replace('docs/', '')})`,
    ['| state | event | condition | next state |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

/** Drawings and tables of the state machines, by their path in the repository. */
export async function machineDocuments(): Promise<{ path: string; source: string; text: string }[]> {
  const viz = await instance();
  const source = 'packages/machines/src';
  const drawings = machines.map((machine) => {
    const drawn = viz.renderString(graphOf(machine), { format: 'svg' });
    const svg = drawn
      .slice(drawn.indexOf('<svg'))
      .replaceAll(/<!--.*?-->\n?/gs, '')
      .replaceAll(/<title>.*?<\/title>\n?/gs, '')
      .replaceAll(/ font-family="[^"]*"/g, '')
      .replace(/<polygon fill="white"[^>]*\/>\n?/, '')
      .replaceAll(/(width|height)="([\d.]+)pt"/g, '$1="$2"')
      .replace('<svg ', '<svg class="machine" ')
      .replace('<g ', `${style}\n<g `);
    return { path: fileOf(machine), source, text: svg };
  });
  const page = [
    '# State machines',
    'Generated by `pnpm generate` from `packages/machines/src`: the drawings and tables are those of the machines that run. A dot is the start, a double frame an end. A condition in brackets is a guard; the rows of one event are tried from the top. Events that leave the state as it is are in the tables only. How to use the machines: [@zrak/machines](../packages/machines/README.md).',
    ...machines.map(sectionOf),
  ];
  return [...drawings, { path: 'docs/state-machines.md', source, text: `${page.join('\n\n')}\n` }];
}
