/** The view of `<rmm-backup-browser>`: ties its models to the element, and lays out toolbar, table and selection. */
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ElementValues, tagName } from '../../host/element-definition.ts';
import { useHost, useHostChange, useMessages, useMethods } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { BrowserContext, type BrowserParts, useBrowser, useMadeBrowser } from '../browser-model/browser-parts.ts';
import { backupMessages } from '../messages.ts';
import { BadLocation, type Place, parseLocation } from '../place.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import css from './backup-browser.css';
import type { backupBrowserDefinition } from './backup-browser-definition.ts';
import type { BrowserOverlaysProps } from './browser-overlays.tsx';
import { BrowserTable } from './browser-table.tsx';
import { BrowserToolbar } from './browser-toolbar.tsx';
import { useMayRestore } from './use-may-restore.ts';

// What the first sight of the plans needs not: it comes after, or when it is asked for.
const PlaceAnnouncements = late(
  async () => (await import('../place/place-announcements.tsx')).PlaceAnnouncements,
  undefined,
  { isQuiet: true },
);
const BrowserOverlays = late<BrowserOverlaysProps>(
  async () => (await import('./browser-overlays.tsx')).BrowserOverlays,
  undefined,
  { isWanted: ({ isAsked }) => isAsked },
);

type Definition = typeof backupBrowserDefinition;

export function BackupBrowser({ nodeId, location }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(backupMessages);
  const parts = useMadeBrowser(nodeId, location);
  const { browser, selectedItems, overlay } = parts;
  const box = useRef<HTMLElement>(null);

  // Also what stands around the list goes by itself: a step of the way back, a selection's buttons, a dialog's origin.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[data-active], .browser-face'));
  useDevice(parts, nodeId);
  useLocation(parts, location);
  useSelectionEvents(parts);
  useMethods<Definition>({
    reload: () => browser.reload(),
    clearSelection: () => selectedItems.clear(),
  });

  // Who has done nothing yet is told nothing: a page that opens must not talk over itself.
  const isSorted = browser.shown.value?.listing.sorting.value !== undefined;
  const hasMoved = browser.place.value.length > 0 || selectedItems.count.value > 0 || isSorted;
  // Once one was open they stay: what was begun in it goes on, and is told of.
  const hasOverlays = useRef(false);
  const isSettled = useIsSettled();
  const isAsked = overlay.value !== undefined || browser.pendingMount.value !== undefined;
  hasOverlays.current ||= isSettled || isAsked;
  const closeOverlays = () => {
    overlay.value = undefined;
    if (browser.pendingMount.peek()) browser.declineMount();
  };
  return (
    <BrowserContext value={parts}>
      <section className="browser" ref={box} aria-label={t('browser.label')}>
        <BrowserToolbar />
        <BrowserTable />
        {hasMoved && <PlaceAnnouncements />}
        <LateParts areWanted={hasOverlays.current} isAsked={isAsked} onClose={closeOverlays} />
        <SelectionBar />
      </section>
    </BrowserContext>
  );
}

/** The line of the jobs comes late as well: its room is there from the first on, so that it moves no row. */
function LateParts({ areWanted, ...overlays }: Omit<BrowserOverlaysProps, 'mayHaveJobs'> & { areWanted: boolean }) {
  useSignals();
  const { browser } = useBrowser();
  const mayHaveJobs = useMayRestore() && browser.nodeId.value !== undefined;
  return (
    <div className={mayHaveJobs ? 'browser-jobs' : undefined}>
      {areWanted && <BrowserOverlays mayHaveJobs={mayHaveJobs} {...overlays} />}
    </div>
  );
}

/** Whether somebody has been here for a while: what an earlier visit has begun is looked for then, not before. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, 2000, true);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function useDevice({ browser, selectedItems, overlay }: BrowserParts, nodeId: number | undefined) {
  // Before the first paint, so that a deep link never shows All plans for a blink.
  useLayoutEffect(() => browser.setDevice(nodeId), [browser, nodeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection of another device's things would delete the wrong ones
  useEffect(
    () => () => {
      selectedItems.clear();
      overlay.value = undefined;
    },
    [selectedItems, overlay, nodeId],
  );
}

function useLocation({ browser }: BrowserParts, location: string | undefined) {
  const host = useHost<Definition>();
  const read = (text: string | undefined): Place => {
    try {
      return parseLocation(text ?? '');
    } catch (error) {
      if (!(error instanceof BadLocation)) throw error;
      host.report(
        new Error(`<${tagName('backup-browser')} location>: ${error.message}. All plans are shown.`, { cause: error }),
      );
      // What cannot be read must not be stored by a host as the place that it shows.
      host.reflect({ location: '' });
      return [];
    }
  };
  // The model has begun there already; only what is wrong with it is still to be told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the element came with; what the host sets later is heard below
  useLayoutEffect(() => {
    read(location);
  }, [browser]);
  useHostChange<Definition, 'location'>('location', (text) => browser.goTo(read(text)));
}

function useSelectionEvents({ selectedItems }: BrowserParts) {
  const host = useHost<Definition>();
  const [initial] = useState(() => selectedItems.items.peek());
  useSignalEffect(() => {
    const held = selectedItems.items.value;
    if (held === initial) return;
    const items = [...held.values()].map((item) => item.entry);
    host.emit('rmm-selection-change', { items, count: items.length, totalBytes: selectedItems.totalBytes.peek() });
  });
}
