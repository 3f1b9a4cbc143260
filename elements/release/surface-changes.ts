/** What has changed of the public surface since another release, and which step of the version that asks for. */
import type { Shape } from './declarations.ts';
import { type MemberKind, memberKinds, type PublicSurface } from './public-surface.ts';
import type { Step } from './semantic-version.ts';

export interface SurfaceChange {
  readonly step: Step;
  readonly text: string;
}

type Named = Readonly<Record<string, unknown>>;

/** The largest first. */
export function surfaceChanges(last: PublicSurface, now: PublicSurface): SurfaceChange[] {
  const changes = [
    ...elementChanges(last, now),
    ...namedChanges(last.entries, now.entries, 'entry', (path, before, after) => [
      broken(`entry ${path} was ${before} and is ${after}`),
    ]),
    ...namedChanges(last.exported, now.exported, 'types of entry', exportChanges),
    ...typeChanges(last.types, now.types),
    ...needChanges(last.needs, now.needs),
  ];
  return changes.sort((one, other) => Number(other.step === 'major') - Number(one.step === 'major'));
}

const broken = (text: string): SurfaceChange => ({ step: 'major', text });
const added = (text: string): SurfaceChange => ({ step: 'minor', text });

function namedChanges<Value>(
  last: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>>,
  kind: string,
  compared: (name: string, before: Value, after: Value) => SurfaceChange[],
): SurfaceChange[] {
  const has = (some: Named, name: string) => Object.hasOwn(some, name);
  return [
    ...Object.keys(last).flatMap((name) => (has(now, name) ? [] : [broken(`${kind} ${name} is gone`)])),
    ...Object.entries(now).flatMap(([name, after]) => {
      const before = last[name];
      if (before === undefined || !has(last, name)) return [added(`${kind} ${name} is new`)];
      return JSON.stringify(before) === JSON.stringify(after) ? [] : compared(name, before, after);
    }),
  ];
}

function elementChanges(last: PublicSurface, now: PublicSurface): SurfaceChange[] {
  return namedChanges(last.elements, now.elements, 'element', (tag, before, after) =>
    (Object.keys(memberKinds) as MemberKind[]).flatMap((kind) =>
      namedChanges(before[kind] ?? {}, after[kind] ?? {}, `${tag}: ${memberKinds[kind]}`, (name, was, is) => [
        memberChange(`${tag}: ${memberKinds[kind]} ${name} was ${was} and is ${is}`, kind, was, is),
      ]),
    ),
  );
}

/** A page that sets one more value of a few goes on as before; one that is given one more has not reckoned with it. */
function memberChange(text: string, kind: MemberKind, was: string, is: string): SurfaceChange {
  const isTaken = kind === 'attributes';
  const [before, after] = [choicesOf(was), choicesOf(is)];
  const isWider = before.length > 0 && before.every((choice) => after.includes(choice));
  return isTaken && isWider ? added(text) : broken(text);
}

/** The values of `'a' | 'b' | undefined`; none of a type that has brackets, in which a bar means something else. */
const choicesOf = (type: string) => (/[(<{[]/.test(type) ? [] : type.split('|').map((choice) => choice.trim()));

function exportChanges(entry: string, before: readonly string[], after: readonly string[]): SurfaceChange[] {
  const gone = before.filter((name) => !after.includes(name));
  const fresh = after.filter((name) => !before.includes(name));
  return [
    ...gone.map((name) => broken(`${entry} exports no ${name} any more`)),
    ...fresh.map((name) => added(`${entry} exports ${name}`)),
  ];
}

/** Only of what is there before and after: what has gone from an entry is told there, all else only if something names it. */
function typeChanges(last: PublicSurface['types'], now: PublicSurface['types']): SurfaceChange[] {
  return Object.entries(now).flatMap(([name, after]) => {
    const before = last[name];
    return before === undefined ? [] : shapeChanges(name, before, after);
  });
}

function shapeChanges(name: string, before: Shape, after: Shape): SurfaceChange[] {
  if (before.whole !== after.whole || !before.members !== !after.members)
    return [broken(`type ${name} is another one: what was written for it may not compile`)];
  if (!before.members || !after.members) return [];
  return namedChanges(before.members, after.members, `type ${name}: member`, (member) => [
    broken(`type ${name}: member ${member} is another one`),
  ]).map((change) =>
    change.step === 'minor' && !change.text.replace(/ is new$/, '').endsWith('?')
      ? broken(`${change.text}, and whoever makes a ${name} lacks it`)
      : change,
  );
}

function needChanges(last: PublicSurface['needs'], now: PublicSurface['needs']): SurfaceChange[] {
  const lost = Object.entries(last).flatMap(([name, before]) =>
    now[name] === undefined ? [broken(`${name} ${before} is supported no more`)] : [],
  );
  return [
    ...lost,
    ...Object.entries(now).flatMap(([name, after]) => {
      const before = last[name];
      if (before === undefined) return [added(`${name} ${after} is supported`)];
      if (before === after) return [];
      return [
        isRaised(before, after)
          ? broken(`${name} ${after} is needed, ${before} was`)
          : added(`${name} ${after} will do, ${before} was needed`),
      ];
    }),
  ];
}

/** `>=18` to `>=19`; anything that is written in another way counts as raised. */
function isRaised(before: string, after: string): boolean {
  const numbers = [before, after].map((range) => /^>=(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range)?.slice(1));
  const [was, is] = numbers;
  if (!was || !is) return true;
  for (let at = 0; at < 3; at += 1) {
    const difference = Number(is[at] ?? 0) - Number(was[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
