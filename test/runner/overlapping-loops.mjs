/**
 * Finds loops of a pattern that can take the same text from one another, where that text is a word rather than one
 * character over and over, which `scslre` finds: `<a[^>]*>` looks at the whole of `<a<a<a…` for each `<a`. The first such
 * loop is often the search itself, which begins anew at every character.
 *
 * Each way through a pattern is read as single characters and loops. Two loops share a text if both take what must stand
 * between them; that costs time if what follows can then refuse it.
 */
import { RegExpParser } from '@eslint-community/regexpp';
import { Chars, toCharSet } from 'regexp-ast-analysis';

/** A pattern with more ways than this is looked at in part. */
const mostWays = 2000;
/** As many of a character's repetitions are looked at. */
const mostCopies = 4;

/**
 * @param {{ source: string, flags: string }} literal
 * @returns {string[]} one sentence for each pair of loops
 */
export function overlappingLoops({ source, flags }) {
  const { pattern, flags: parsed } = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const ways = pattern.alternatives.flatMap((alternative) => waysThrough(alternative.elements, parsed));
  const problems = new Set();
  for (const way of ways) {
    const loops = way.flatMap((step, at) => ('loop' in step ? [{ ...step, at }] : []));
    const search = searchLoop(way, parsed);
    for (const [index, second] of loops.entries()) {
      for (const first of [search ?? [], ...loops.slice(0, index)].flat()) {
        const shared = first.loop.intersect(second.loop);
        if (shared.isEmpty || first.before?.isDisjointWith(shared)) continue;
        const between = way.slice(first.at + 1, second.at).filter((step) => 'set' in step);
        // With nothing between them, what they share is one character: that is for scslre to say.
        if (first !== search && between.length === 0) continue;
        if (between.some(({ set }) => set.isDisjointWith(shared)) || !canRefuse(ways, second)) continue;
        const begin = first === search ? 'every place where it begins' : `"${first.raw}"`;
        problems.add(`${begin} and "${second.raw}" can take the same text`);
      }
    }
  }
  return [...problems];
}

/** The search as a loop that takes everything, and what the pattern's beginning asks of the character before it. */
function searchLoop(way, flags) {
  if (flags.sticky) return undefined;
  let before = Chars.all(flags);
  let first = 0;
  for (; way[first] && !('set' in way[first]) && !('loop' in way[first]); first += 1) {
    const place = way[first];
    if (place.isStart) return undefined;
    if (place.before) before = before.intersect(place.before);
    const next = way.slice(first).find((step) => 'set' in step)?.set;
    if (place.isWordEdge && next?.isSubsetOf(Chars.word(flags))) before = before.without(Chars.word(flags));
  }
  return { loop: Chars.all(flags), before, at: first - 1 };
}

/** Whether, behind the loop, there is a text at which no way through the pattern ends well. */
function canRefuse(ways, { node, loop }) {
  const rests = ways.flatMap((way) => {
    const at = way.findIndex((step) => step.node === node && 'loop' in step);
    return at < 0 ? [] : [way.slice(at + 1).filter((step) => !('loop' in step))];
  });
  if (rests.some((rest) => rest.length === 0)) return false;
  // At the end of the text there is always an end; elsewhere what the loop does not take has to go on.
  if (!rests.some((rest) => rest.length === 1 && rest[0]?.isEnd)) return true;
  const others = rests.flatMap((rest) => (rest.length === 1 && rest[0] && 'set' in rest[0] ? [rest[0].set] : []));
  return !loop.union(...others).isAll;
}

/** @returns steps: `{ set }` one character, `{ loop }` any number of them, else a place between two characters */
function waysThrough(elements, flags) {
  let ways = [[]];
  for (const element of elements) {
    const next = waysOf(element, flags);
    ways = ways.flatMap((way) => next.map((steps) => [...way, ...steps])).slice(0, mostWays);
  }
  return ways;
}

function waysOf(element, flags) {
  switch (element.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return [[{ set: toCharSet(element, flags), node: element }]];
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap(({ elements }) => waysThrough(elements, flags));
    case 'Quantifier':
      return waysOfQuantifier(element, flags);
    case 'Assertion':
      return [[placeOf(element, flags)]];
    default:
      return [[{ node: element }]];
  }
}

function waysOfQuantifier(quantifier, flags) {
  const { element, min, max } = quantifier;
  const once = waysOf(element, flags);
  let ways = [[]];
  for (let copy = 0; copy < Math.min(min, mostCopies); copy += 1) {
    ways = ways.flatMap((way) => once.map((steps) => [...way, ...steps])).slice(0, mostWays);
  }
  if (max === min) return ways;
  if (max !== Number.POSITIVE_INFINITY) return ways.flatMap((way) => [way, ...once.map((steps) => [...way, ...steps])]);
  const sets = once.flatMap((steps) => (steps.length === 1 && steps[0] && 'set' in steps[0] ? [steps[0].set] : []));
  const loop = Chars.empty(flags).union(...sets);
  return ways.map((way) => [...way, { loop, node: quantifier, raw: quantifier.raw }]);
}

function placeOf(assertion, flags) {
  const { kind } = assertion;
  if (kind === 'start') return { isStart: !flags.multiline };
  if (kind === 'end') return { isEnd: !flags.multiline };
  if (kind === 'word') return { isWordEdge: !assertion.negate };
  if (kind !== 'lookbehind') return {};
  const ways = assertion.alternatives.flatMap(({ elements }) => waysThrough(elements, flags));
  // What is asked of the character before; more than that is not looked at.
  const none = Chars.empty(flags);
  const lasts = ways.map((way) => {
    const last = way.at(-1);
    if (assertion.negate && way.length !== 1) return none;
    if (last && 'set' in last) return last.set;
    return last?.isStart || assertion.negate ? none : Chars.all(flags);
  });
  const asked = none.union(...lasts);
  return { before: assertion.negate ? asked.negate() : asked };
}
