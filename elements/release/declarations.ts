/**
 * The published types as they are compared: what each entry exports, and the shape of each declaration that it reaches.
 * Reads what the compiler writes, in which a declaration begins in the first column and a member of it in the fifth.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fingerprint of the whole; an interface has one for each member, by its name with `?` where it may be absent. */
export interface Shape {
  readonly whole: string;
  readonly members?: Readonly<Record<string, string>>;
}

export interface DeclarationFile {
  /** Name of what is exported → where it is declared. */
  readonly exports: ReadonlyMap<string, Place>;
  /** Names of this file and what it calls others by → where they are declared. */
  readonly known: ReadonlyMap<string, Place>;
  /** Name → text, of each declaration of its own. */
  readonly own: ReadonlyMap<string, string>;
}

interface Place {
  readonly file: string;
  readonly name: string;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** @param read of a file by its path; `undefined` where there is none, such as that of another package */
export function createDeclarations(read: (file: string) => string | undefined = readIfThere) {
  const files = new Map<string, DeclarationFile>();

  function fileOf(path: string): DeclarationFile {
    const present = files.get(path);
    if (present) return present;
    const parsed = parse(path, read(path) ?? '', fileOf);
    files.set(path, parsed);
    return parsed;
  }

  return {
    exportsOf: (path: string): string[] => [...fileOf(path).exports.keys()].sort(),

    /** Of all that the entries export, and what that names. */
    shapesOf(paths: readonly string[], isLeftOut: (name: string) => boolean): Record<string, Shape> {
      const waiting = paths.flatMap((path) => [...fileOf(path).exports.values()]);
      const seen = new Set<string>();
      const shapes = new Map<string, { file: string; shape: Shape }[]>();
      for (const place of waiting) {
        const { file, name } = place;
        const text = fileOf(file).own.get(name);
        if (text === undefined || isLeftOut(name) || seen.has(`${file} ${name}`)) continue;
        seen.add(`${file} ${name}`);
        shapes.set(name, [...(shapes.get(name) ?? []), { file, shape: shapeOf(text) }]);
        waiting.push(...namedIn(text, file));
      }
      const named = [...shapes].flatMap(([name, some]) =>
        // Two files may have a name in common, whose order is that of the entries.
        some.map(({ shape }, at): [string, Shape] => [at === 0 ? name : `${name} ${at + 1}`, shape]),
      );
      return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
    },
  };

  function namedIn(text: string, file: string): Place[] {
    const { known } = fileOf(file);
    const imported = [...text.matchAll(/import\("(\.[^"]+)"\)\.(\w+)/g)].map(([, path = '', name = '']) =>
      resolved(fileOf, { file: pathOf(file, path), name }),
    );
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    return [...imported, ...[...words].flatMap((word) => known.get(word) ?? [])];
  }
}

function parse(path: string, source: string, fileOf: (path: string) => DeclarationFile): DeclarationFile {
  const own = new Map<string, string>();
  const exports = new Map<string, Place>();
  const known = new Map<string, Place>();
  for (const statement of statementsOf(source)) {
    const declared =
      /^(export )?(?:declare )?(?:abstract )?(?:interface|type|const|function|class|enum|namespace) ([\w$]+)/.exec(
        statement,
      );
    const { clause, from } = importedIn(statement);
    const isExport = statement.startsWith('export ');
    if (declared?.[2] !== undefined && !/^export (type )?\{/.test(statement)) {
      // The overloads of a function, and a value with its type, are one.
      own.set(declared[2], `${own.get(declared[2]) ?? ''}${statement}\n`);
      known.set(declared[2], { file: path, name: declared[2] });
      if (isExport) exports.set(declared[2], { file: path, name: declared[2] });
    } else if (clause === '*' && from?.startsWith('.')) {
      for (const [name, place] of fileOf(pathOf(path, from)).exports) exports.set(name, place);
    } else if (clause !== undefined && from?.startsWith('.')) {
      for (const { name, as } of namesIn(clause)) {
        const place = resolved(fileOf, { file: pathOf(path, from), name });
        (isExport ? exports : known).set(as, place);
      }
    } else if (/^export (type )?\{/.test(statement)) {
      for (const { name, as } of namesIn(statement)) exports.set(as, known.get(name) ?? { file: path, name });
    }
  }
  return { own, exports, known };
}

/** Of `export { A } from './a.ts';`: nothing of what declares something. */
function importedIn(statement: string): { clause?: string; from?: string } {
  const isImport = /^(?:import |export (?:type )?[*{])/.test(statement);
  const at = statement.lastIndexOf(' from ');
  if (!isImport || at < 0) return {};
  const clause = statement.slice(0, at).replace(/^(?:import|export) (?:type )?/, '');
  return { clause, from: statement.slice(at + ' from '.length).replaceAll(/['";]/g, '') };
}

/** `{ type A, B as C }`. */
function namesIn(clause: string): { name: string; as: string }[] {
  return clause
    .slice(clause.indexOf('{') + 1)
    .replace(/\};?$/, '')
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [name = '', as = name] = one.split(' as ');
      return { name, as };
    });
}

/** Through files that only hand it on. */
function resolved(fileOf: (path: string) => DeclarationFile, place: Place): Place {
  return fileOf(place.file).exports.get(place.name) ?? place;
}

/** Each from the first column to the next that begins there. */
function statementsOf(source: string): string[] {
  const statements: string[] = [];
  for (const line of codeLines(source)) {
    if (/^[A-Za-z]/.test(line) || statements.length === 0) statements.push(line);
    else statements.push(`${statements.pop()}\n${line}`);
  }
  return statements;
}

/** The compiler gives each comment lines of its own. */
function codeLines(source: string): string[] {
  let isComment = false;
  return source.split('\n').filter((line) => {
    const text = line.trim();
    isComment ||= text.startsWith('/*');
    const isCode = !isComment && text !== '' && !text.startsWith('//');
    if (text.endsWith('*/')) isComment = false;
    return isCode;
  });
}

function shapeOf(text: string): Shape {
  // Where a file lies is nobody's business.
  const plain = text.replaceAll(/import\("[^"]+"\)\./g, '').replace(/^export /gm, '');
  const whole = fingerprint(plain);
  if (!/^(?:declare )?interface /.test(plain)) return { whole };
  const members: Record<string, string> = {};
  let name = '';
  const lines = plain.split('\n').slice(1);
  for (const line of lines) {
    const [, began] = /^ {4}(?! )(?:readonly )?([\w$'"[\]: -]+?\??)[:(<]/.exec(line) ?? [];
    if (began !== undefined) name = began;
    if (/^ {4}/.test(line)) members[name] = fingerprint(`${members[name] ?? ''}${line}`);
  }
  const [head = ''] = plain.split('\n');
  return { whole: fingerprint(head), members };
}

/** Of a declaration, beside another one, by what is written there. */
function pathOf(file: string, specifier: string): string {
  return join(file, '..', specifier.replace(/\.tsx?$/, '.d.ts'));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
