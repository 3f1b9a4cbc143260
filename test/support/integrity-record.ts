/** `dist/integrity.json`, and what the build makes it with. */
export interface IntegrityRecord {
  version: string;
  /** Hash by path below `dist`. */
  files: Record<string, string>;
  loads: Record<string, string[]>;
  kept?: { version: string; files: Record<string, string> };
}

export interface ImportMaps {
  importMap(record: IntegrityRecord, base: string, elements?: readonly string[]): { integrity: Record<string, string> };
  policySource(text: string): string;
  retryAddresses: number;
}

export interface BuildIntegrity {
  writeIntegrity(folder: string, release: { version: string; kept?: IntegrityRecord['kept'] }): Promise<void>;
}

export interface BuildPrevious {
  readPrevious(folder: string | undefined): Promise<object | undefined>;
  keepPrevious(folder: string, previous: object | undefined): Promise<IntegrityRecord['kept']>;
}
