/** What there is a picture of: follows from the elements and their samples, as the demo's pages do. */
import { sampleOf } from '../../demo/samples.ts';
import { elements } from '../../elements/elements.ts';

/**
 * @typedef {object} Look
 * @property {string} name
 * @property {number} width of the window
 * @property {Readonly<Record<string, string>>} parameters of the demo's page
 * @property {boolean} [isForced] in forced colors
 *
 * @typedef {object} Case
 * @property {string} tag
 * @property {string | undefined} state of the sample, `undefined` for the sample itself
 * @property {Look} look
 * @property {string} path of the picture, from the folder of baselines
 * @property {string} address of the demo's page, from the server
 */

/** @type {Look} */
const light = { name: 'light', width: 1280, parameters: { 'page-theme': 'light' } };

/** @type {readonly Look[]} */
const otherLooks = [
  { name: 'dark', width: 1280, parameters: { 'page-theme': 'dark' } },
  { name: 'right-to-left', width: 1280, parameters: { 'page-theme': 'light', 'page-locale': 'ar' } },
  { name: 'forced-colors', width: 1280, parameters: {}, isForced: true },
  { name: '400-px', width: 400, parameters: { 'page-theme': 'light' } },
];

/** Tags that a word stands in, all without words. @param {readonly string[]} words */
export function selectTags(words) {
  const tags = elements.map(({ definition }) => definition.tag);
  for (const word of words)
    if (!tags.some((tag) => tag.includes(word))) throw new Error(`“${word}” is in the name of no element.`);
  return words.length === 0 ? tags : tags.filter((tag) => words.some((word) => tag.includes(word)));
}

/**
 * Each of the element's faces in the light, and the one that shows most of it in every other look: all of them in all looks
 * would be three times as many files that change with a color.
 *
 * @param {string} tag
 * @returns {Case[]}
 */
export function casesOf(tag) {
  const states = (sampleOf(tag).states ?? []).map(({ name }) => name);
  const main = opens(tag) ? states[0] : undefined;
  return [
    ...[undefined, ...states].map((state) => caseOf(tag, state, light)),
    ...otherLooks.map((look) => caseOf(tag, main, look)),
  ];
}

/** Whether it shows next to nothing until it is opened. @param {string} tag */
function opens(tag) {
  const attributes = elements.find(({ definition }) => definition.tag === tag)?.definition.attributes ?? {};
  return 'open' in attributes || 'opened' in attributes;
}

/**
 * @param {string} tag
 * @param {string | undefined} state
 * @param {Look} look
 * @returns {Case}
 */
function caseOf(tag, state, look) {
  const query = new URLSearchParams(look.parameters);
  if (state !== undefined) query.set('page-state', state);
  const path = `${tag}/${nameOf(state ?? 'Sample')}.${look.name}.webp`;
  return { tag, state, look, path, address: `/elements/${tag}?${query}` };
}

/** Of a state, as it can stand in the name of a file. @param {string} state */
const nameOf = (state) =>
  state
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
