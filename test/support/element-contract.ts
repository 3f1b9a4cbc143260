/**
 * What a page may rely on, whichever element it uses: one suite for all of them, in every engine. It registers the
 * view a second time, under a tag of its own, so that it can break it and can meet it before it is defined.
 */

import type { ElementModule } from '../../src/host/element/element-module.ts';
import type { PlainElementView } from '../../src/host/element/plain-bridge.ts';
import type { ElementDefinition } from '../../src/host/element-definition.ts';
import { eventually, ok } from './assert.ts';
import { lifecycleContract } from './contract-lifecycle.ts';
import { memoryContract } from './contract-memory.ts';
import { dress, viewOf } from './contract-page.ts';
import { valuesContract } from './contract-values.ts';
import { type BreakableView, breakable, breakablePlain, nextTag } from './contract-views.tsx';
import { defineAny, definePlain } from './define-any.ts';

export interface ContractOptions<Definition extends ElementDefinition> {
  /** Attributes with which the element shows something. */
  attributes: Record<string, string>;
  /** The same loader as the element's entry has. */
  load: () => Promise<ElementModule<Definition> | { view: PlainElementView<Definition> }>;
  /** What its properties may have, where it reads them and would leave out anything else. */
  values?: Readonly<Record<string, unknown>>;
  /** Its view is plain DOM. */
  isPlain?: boolean;
  /** Waits until the element shows what it has; by default until its view has rendered anything. */
  ready?: (element: HTMLElement) => Promise<unknown>;
  /** Before all tests, such as a `configure({ fetch })`; what it returns runs after them. */
  prepare?: () => (() => void) | undefined;
}

/** What the parts of the suite share. */
export interface ContractSubject {
  definition: ElementDefinition;
  options: Omit<ContractOptions<ElementDefinition>, 'load'> & { load: () => Promise<ElementModule<ElementDefinition>> };
  view: BreakableView;
  tag: `rmm-${string}`;
  /** As its entry defines it. */
  define(definition: ElementDefinition, load: () => Promise<ElementModule<ElementDefinition>>): unknown;
  /** In the page, not necessarily shown. */
  make(): HTMLElement;
  /** In the page, and ready. */
  mount(): Promise<HTMLElement>;
  ready(element: HTMLElement): Promise<unknown>;
}

export function elementContract<const Definition extends ElementDefinition>(
  definition: Definition,
  given: ContractOptions<Definition>,
): void {
  describe(`<${definition.tag}> keeps the contract of every element:`, () => {
    const subject = subjectOf(definition, given);
    valuesContract(subject);
    lifecycleContract(subject);
    memoryContract(subject);
  });
}

/** That an element is forgotten, however often it comes: takes long, so that a few stand for all of them. */
export function endurance<const Definition extends ElementDefinition>(
  definition: Definition,
  given: ContractOptions<Definition>,
  mounts: number,
): void {
  describe(`<${definition.tag}>`, () => memoryContract(subjectOf(definition, given), mounts));
}

function subjectOf<const Definition extends ElementDefinition>(
  definition: Definition,
  given: ContractOptions<Definition>,
): ContractSubject {
  // Inside, one definition is like another.
  const options = given as unknown as ContractSubject['options'];
  const define: ContractSubject['define'] = given.isPlain ? definePlain : defineAny;
  const ready = options.ready ?? ((element) => eventually(() => ok(viewOf(element), 'no view yet')));
  const view = (given.isPlain ? breakablePlain : breakable)(options.load);
  const tag = nextTag(definition.tag);
  let undo: (() => void) | undefined;

  function make(): HTMLElement {
    const element = document.createElement(tag);
    dress(element, options.attributes);
    document.body.append(element);
    return element;
  }

  async function mount(): Promise<HTMLElement> {
    const element = make();
    await ready(element);
    return element;
  }

  before(() => {
    undo = options.prepare?.();
    define({ ...definition, tag }, view.load);
  });
  after(() => undo?.());
  afterEach(() => {
    view.repair();
    for (const element of document.querySelectorAll(tag)) element.remove();
  });
  return { definition, options, view, tag, define, make, mount, ready };
}
