/** Which tab is shown, which parents are expanded, where the focus is, and how loudly errors are told. */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { limits } from '../limits.ts';
import { activeTabOf, isParent, parentOf, shownTabs } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';

type Tabs = readonly DialogTab[];

interface Shape {
  readonly active: ReadonlySignal<DialogTab | undefined>;
  /** The tab that the Tab key reaches. */
  readonly stop: ReadonlySignal<DialogTab | undefined>;
  /** Ids of the tabs that were shown so far: their content stays. */
  readonly visited: ReadonlySignal<ReadonlySet<string>>;
  readonly shown: ReadonlySignal<readonly DialogTab[]>;
  /** Errors are marked: from the first press of the primary button on. */
  readonly isMarking: ReadonlySignal<boolean>;
  /** Marks draw the eye: for 5 s after each press. */
  readonly isAnimating: ReadonlySignal<boolean>;
  isExpanded(tab: DialogTab): boolean;
  setTabs(tabs: Tabs): void;
  /** Brings a tab forward; `true` when another was there before. */
  activate(id: string): boolean;
  focus(id: string): void;
  /** A press on a tab: a parent expands or collapses, any other comes forward. */
  press(tab: DialogTab): boolean;
  /** What an arrow, Home or End does; `false` for any other key. `isMirrored` in a right-to-left layout. */
  key(key: string, isMirrored: boolean): boolean;
  markErrors(): void;
}
export type TabbedDialogModel = Model<Shape>;

export function createTabbedDialogModel(tabs: Tabs, activeId?: string): TabbedDialogModel {
  return new (createModel<Shape>(() => tabbedDialogModel(tabs, activeId)))();
}

function tabbedDialogModel(given: Tabs, initialId: string | undefined): Shape {
  const tabs = signal(given);
  const activeId = signal(initialId);
  const focusedId = signal<string>();
  /** Parents that somebody expanded or collapsed. */
  const chosen = signal<ReadonlyMap<string, boolean>>(new Map());
  const visited = signal<ReadonlySet<string>>(new Set());
  const isMarking = signal(false);
  const isAnimating = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const active = computed(() => activeTabOf(tabs.value, activeId.value));
  const isExpanded = (tab: DialogTab) =>
    chosen.value.get(tab.id) ?? tab.children?.some((child) => child.id === active.value?.id) ?? false;
  const shown = computed(() => shownTabs(tabs.value, isExpanded));
  const stop = computed(() => {
    const activeParent = active.value && parentOf(tabs.value, active.value.id);
    return [focusedId.value, active.value?.id, activeParent?.id]
      .map((id) => shown.value.find((tab) => tab.id === id))
      .find((tab) => tab !== undefined);
  });

  effect(() => {
    const id = active.value?.id;
    if (id === undefined || visited.peek().has(id)) return;
    visited.value = new Set([...visited.peek(), id]);
    // Expanded because its child is shown, it stays so when another is.
    const parent = untracked(() => parentOf(tabs.value, id));
    if (parent && !chosen.peek().has(parent.id)) setExpanded(parent, true);
  });
  effect(() => () => clearTimeout(timer));

  function setExpanded(tab: DialogTab, isOpen: boolean): void {
    chosen.value = new Map(chosen.peek()).set(tab.id, isOpen);
  }

  function activate(id: string): boolean {
    const before = active.peek()?.id;
    const parent = parentOf(tabs.peek(), id);
    batch(() => {
      activeId.value = id;
      focusedId.value = undefined;
      if (parent) setExpanded(parent, true);
    });
    return active.peek()?.id !== before;
  }

  function move(step: number): void {
    const all = shown.peek();
    const at = all.findIndex((tab) => tab.id === stop.peek()?.id);
    focusedId.value = all[(at + step + all.length) % all.length]?.id;
  }

  /** Towards a tab's children, or back from them. */
  function goSideways(isForward: boolean): void {
    const tab = stop.peek();
    if (!tab) return;
    const parent = parentOf(tabs.peek(), tab.id);
    if (isParent(tab) && isForward !== isExpanded(tab)) setExpanded(tab, isForward);
    else if (parent && !isForward) focusedId.value = parent.id;
  }

  return {
    active,
    stop,
    visited,
    shown,
    isMarking,
    isAnimating,
    isExpanded,
    activate,
    setTabs(next) {
      tabs.value = next;
    },
    focus(id) {
      focusedId.value = id;
    },
    press(tab) {
      if (!isParent(tab)) return activate(tab.id);
      batch(() => {
        focusedId.value = tab.id;
        setExpanded(tab, !isExpanded(tab));
      });
      return false;
    },
    key(key, isMirrored) {
      const all = shown.peek();
      switch (key) {
        case 'ArrowDown':
          move(1);
          return true;
        case 'ArrowUp':
          move(-1);
          return true;
        case 'ArrowLeft':
        case 'ArrowRight':
          goSideways((key === 'ArrowLeft') === isMirrored);
          return true;
        case 'Home':
          focusedId.value = all[0]?.id;
          return true;
        case 'End':
          focusedId.value = all.at(-1)?.id;
          return true;
        default:
          return false;
      }
    },
    markErrors() {
      clearTimeout(timer);
      isMarking.value = true;
      isAnimating.value = true;
      timer = setTimeout(() => {
        isAnimating.value = false;
      }, limits.tabs.errorAnimation);
    },
  };
}
