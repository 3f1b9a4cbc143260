/** What the code of an element consists of, and which calls of the contracts it can make: read from the sources. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { elements } from '../../../elements/elements.ts';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import type { Operation } from '../../../src/host/http/operation.ts';
import { allEndpoints, allOperations } from '../../server/all-calls.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface ElementCode {
  /** Files below `src`, those included that load later. */
  readonly files: ReadonlySet<string>;
  readonly endpoints: readonly Endpoint[];
  readonly operations: readonly Operation[];
}

/** By tag. */
export async function readElementCode(): Promise<ReadonlyMap<string, ElementCode>> {
  const { inputs } = (
    await build({
      absWorkingDir: root,
      entryPoints: elements.map(({ entry }) => `src/${entry}`),
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'none',
      packages: 'external',
      loader: { '.css': 'empty', '.json': 'empty' },
      logLevel: 'silent',
    })
  ).metafile;
  const contracts = await readContracts(Object.keys(inputs));
  const called = new Map(Object.keys(inputs).map((file) => [file, callsMadeIn(file, contracts)]));
  return new Map(
    elements.map(({ definition: { tag }, entry }) => {
      const files = reachedFrom(`src/${entry}`, (file) =>
        (inputs[file]?.imports ?? []).filter(({ external }) => !external).map(({ path }) => path),
      );
      const names = new Set([...files].flatMap((file) => called.get(file) ?? []));
      return [
        tag,
        {
          files: new Set([...files].map((file) => file.slice('src/'.length))),
          endpoints: allEndpoints.filter(({ name }) => names.has(name)),
          operations: allOperations.filter(({ name }) => names.has(name)),
        },
      ];
    }),
  );
}

function reachedFrom(start: string, next: (file: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const other of next(file)) reached.add(other);
  return reached;
}

/** By file of a contract, then by the name of an export: the calls that it is or holds. */
type Contracts = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const callNames: ReadonlySet<unknown> = new Set([...allEndpoints, ...allOperations].map(({ name }) => name));

async function readContracts(files: readonly string[]): Promise<Contracts> {
  const read = files.filter(isContract);
  // All of them as one module: whoever builds the site may be bundled, and know no TypeScript.
  const { outputFiles } = await build({
    stdin: {
      contents: read.map((file, index) => `export * as contract${index} from './${file}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const namespaces: Record<string, Record<string, unknown>> = await import(`data:text/javascript;base64,${code}`);
  return new Map(
    read.map((file, index) => {
      const names = Object.entries(namespaces[`contract${index}`] ?? {}).map(
        ([name, value]) => [name, callsIn(value)] as const,
      );
      return [file, new Map(names.filter(([, found]) => found.length > 0))];
    }),
  );
}

const isContract = (file: string): boolean => /contract\.ts$/.test(file);

/** Names of the calls in a value: one of them, or a table of them. */
function callsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('name' in value && 'response' in value && callNames.has(value.name)) return [String(value.name)];
  return Object.values(value).flatMap(callsIn);
}

/** What a file takes of contracts: by name, or when it is needed, and then whatever it speaks of. */
function callsMadeIn(file: string, contracts: Contracts): string[] {
  if (!/\.tsx?$/.test(file) || isContract(file)) return [];
  const source = readFileSync(join(root, file), 'utf8');
  const taken = [...source.matchAll(/^import \{([^{}]*)\} from '([^'\n]*contract\.ts)'/gm)].map(
    ([, clause = '', specifier = '']) => ({ clause, specifier }),
  );
  const late = [...source.matchAll(/\bimport\('([^']*contract\.ts)'\)/g)].map(([, specifier = '']) => ({
    clause: source,
    specifier,
  }));
  return [...taken, ...late].flatMap(({ clause, specifier }) => {
    const exported = contracts.get(posix.join(posix.dirname(file), specifier)) ?? new Map<string, readonly string[]>();
    const words = new Set(clause.match(/\w+/g));
    return [...exported].flatMap(([name, found]) => (words.has(name) ? found : []));
  });
}
