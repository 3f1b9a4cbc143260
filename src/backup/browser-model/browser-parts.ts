/** The models of one browser, made once for its element and handed down to the parts of the view. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { createContext, useContext, useMemo } from 'react';
import type { HttpClient } from '../../host/http/http-client.ts';
import { useHost } from '../../host/use-host.ts';
import type { Grants } from '../access.ts';
import type { backupBrowserDefinition } from '../browser/backup-browser-definition.ts';
import { formatLocation, type Place, parseLocation } from '../place.ts';
import { type BrowserModel, createBrowserModel } from './browser-model.ts';
import type { BrowserOverlay } from './browser-overlay.ts';
import { createSelectedItems, type SelectedItems } from './selected-items.ts';
import { createSelectionModel, type SelectionModel } from './selection-model.ts';

type Definition = typeof backupBrowserDefinition;

export interface BrowserParts {
  browser: BrowserModel;
  selectedItems: SelectedItems;
  selection: SelectionModel;
  grants: ReadonlySignal<Grants>;
  client: HttpClient;
  /** Keys of rows that are about to be deleted. */
  deleting: Signal<ReadonlySet<string>>;
  /** What is open over the browser. */
  overlay: Signal<BrowserOverlay | undefined>;
}

export const BrowserContext = createContext<BrowserParts | undefined>(undefined);

export function useBrowser(): BrowserParts {
  const parts = useContext(BrowserContext);
  if (!parts) throw new Error('A part of the backup browser was rendered outside it.');
  return parts;
}

/** @param location Where to begin; one that cannot be read is left to `useLocation`, which reports it. */
export function useMadeBrowser(nodeId: number | undefined, location: string | undefined): BrowserParts {
  const host = useHost<Definition>();
  const given = useMemo(() => {
    const { configuration } = host;
    return {
      client: host.client,
      grants: computed<Grants>(() => configuration.value),
      locale: computed(() => configuration.value.locale),
      deleting: signal<ReadonlySet<string>>(new Set()),
      overlay: signal<BrowserOverlay | undefined>(undefined),
    };
  }, [host]);
  const browser = useModel(() => {
    const made = createBrowserModel({
      ...given,
      mayNavigate: (place) => host.emit('rmm-navigate', { location: formatLocation(place), steps: place }),
      onPlaceChange: (location) => host.reflect({ location }),
    });
    // Before the first render, which would otherwise show, and fetch, what nobody asked for.
    made.goTo(readableLocation(location));
    made.setDevice(nodeId);
    return made;
  });
  const selectedItems = useModel(createSelectedItems);
  const selection = useModel(() => createSelectionModel({ browser, selectedItems, grants: given.grants }));
  return useMemo(() => ({ ...given, browser, selectedItems, selection }), [given, browser, selectedItems, selection]);
}

function readableLocation(location: string | undefined): Place {
  try {
    return parseLocation(location ?? '');
  } catch {
    return [];
  }
}
