/** Whose a draft is: nobody may ever read another's. */
import { jsonText } from '../../base/json-text.ts';
import { randomId } from '../../base/random-id.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import type { StoredKey } from '../stored-data-docs.ts';

export interface DraftOwner {
  key: string;
  /** The host told no user: the draft is this tab's only, for whoever sits before it. */
  isTab: boolean;
}

type Settings = Pick<Configuration, 'baseUrl' | 'currentUser'>;

export function draftOwner({ baseUrl, currentUser }: Settings): DraftOwner {
  const backend = backendOf(baseUrl);
  if (currentUser === undefined) return { key: jsonText([backend, 'tab', tabId()]), isTab: true };
  return { key: jsonText([backend, 'user', currentUser.tenant ?? '', currentUser.id]), isTab: false };
}

/** Several backends may stand behind one origin, each with its users. */
function backendOf(baseUrl: string): string {
  try {
    const { origin, pathname } = new URL(baseUrl, location.origin === 'null' ? document.baseURI : location.origin);
    return origin + trimSlashes(pathname);
  } catch {
    return baseUrl;
  }
}

const tabItem: StoredKey<'tab'> = 'rmm-elements:tab';
let ownId: string | undefined;

/** As long as the tab, where the browser keeps it; as long as the page elsewhere. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(tabItem);
    if (known) return known;
    ownId ??= randomId();
    sessionStorage.setItem(tabItem, ownId);
  } catch {
    // A frame without an origin, or a browser that keeps nothing.
  }
  ownId ??= randomId();
  return ownId;
}
