import { createContext } from 'react';
import type { MethodCalls } from './element/method-calls.ts';
import type { ElementHost } from './element-host.ts';
import type { RootStyles } from './styles.ts';

/** What a view reaches through hooks; `use-host.ts` is the only reader. */
export interface ViewServices {
  host: ElementHost;
  styles: RootStyles;
  calls: MethodCalls;
}

export const HostContext = createContext<ViewServices | undefined>(undefined);

/** How often the page changed each value, with the values as of the same render. */
export const ChangesContext = createContext<{
  changes: Readonly<Record<string, number>>;
  values: Readonly<Record<string, unknown>>;
}>({ changes: {}, values: {} });
