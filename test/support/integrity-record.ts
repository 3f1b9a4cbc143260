/** `dist/integrity.json`, and what the build makes it with. */
export interface IntegrityRecord {
  version: string;
  /** Hash by path below `dist`. */
  files: Record<string, string>;
  loads: Record<string, string[]>;
  /** By tag: the files that load a language's texts. */
  languages: Record<string, string[]>;
  kept?: { version: string; files: Record<string, string> };
}

export interface ImportMaps {
  importMap(
    record: IntegrityRecord,
    base: string,
    elements?: readonly string[],
    options?: { locales?: readonly string[] | undefined },
  ): { integrity: Record<string, string> };
  policySource(text: string): string;
  retryAddresses: number;
}

/** What is read of a chunk of rollup's. */
interface WrittenChunk {
  fileName: string;
  dynamicImports?: string[];
  moduleIds?: string[];
}

export interface BuildIntegrity {
  recordLoads: { writeBundle(options: { dir: string }, bundle: Record<string, WrittenChunk>): void };
  writeIntegrity(folder: string, release: { version: string; kept?: IntegrityRecord['kept'] }): Promise<void>;
}

export interface BuildPrevious {
  readPrevious(folder: string | undefined): Promise<object | undefined>;
  keepPrevious(folder: string, previous: object | undefined): Promise<IntegrityRecord['kept']>;
}
