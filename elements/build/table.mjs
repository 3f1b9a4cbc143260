/** What the build reads of the table of elements, which is TypeScript: as it is at each call. */
import { tsImport } from 'tsx/esm/api';

export const readTable = () => tsImport('../derived/derived.ts', import.meta.url);
