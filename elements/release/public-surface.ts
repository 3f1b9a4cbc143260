/** All that a page can rely on, read from what was built: elements with their members, entries, types, and where it works. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedBrowsers, supportedHosts } from '../support-policy.ts';
import { createDeclarations, type Shape } from './declarations.ts';

/** Name of a member → its type, or nothing where it has none. */
type Members = Readonly<Record<string, string>>;

export const memberKinds = {
  attributes: 'attribute',
  members: 'member',
  events: 'event',
  slots: 'slot',
  cssParts: 'part',
  cssProperties: 'custom property',
} as const;

export type MemberKind = keyof typeof memberKinds;

export interface PublicSurface {
  readonly version: string;
  readonly elements: Readonly<Record<string, Readonly<Record<MemberKind, Members>>>>;
  /** What `exports` of the package offers, with the conditions of each. */
  readonly entries: Members;
  /** Entry → names that it exports, each with nothing beside. */
  readonly exported: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<Record<string, Shape>>;
  /** Browser, host or package that is asked for → the lowest version. */
  readonly needs: Members;
}

interface ManifestMember {
  readonly kind?: string;
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly parameters?: readonly { name: string; optional?: true; type: { text: string } }[];
  readonly return?: { readonly type: { readonly text: string } };
}

type ManifestDeclaration = { tagName: string; name: string } & Partial<Record<MemberKind, readonly ManifestMember[]>>;

/** @param root folder of the package, built */
export function readSurface(root: string): PublicSurface {
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { version, exports, peerDependencies = {}, engines = {} } = json('package.json');
  const declared: ManifestDeclaration[] = json('dist/custom-elements.json').modules.flatMap(
    ({ declarations }: { declarations: ManifestDeclaration[] }) => declarations,
  );
  const types = join(root, 'dist/types/elements');
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .sort();
  const declarations = createDeclarations();
  const classes = new Set(declared.map(({ name }) => name));
  return {
    version,
    elements: Object.fromEntries(declared.map((one) => [one.tagName, membersOf(one)])),
    entries: Object.fromEntries(Object.entries(exports).map(([path, value]) => [path, JSON.stringify(value)])),
    exported: Object.fromEntries(files.map((file) => [file, declarations.exportsOf(join(types, file))])),
    // What an element's class has is told by the manifest, member by member.
    types: declarations.shapesOf(
      files.map((file) => join(types, file)),
      (name) => classes.has(name),
    ),
    needs: { ...neededVersions(), ...peerDependencies, ...engines },
  };
}

function neededVersions(): Members {
  const browsers = supportedBrowsers.flatMap(({ names, from }) => names.map((name) => [name, `>=${from}`]));
  const hosts = supportedHosts.map(({ name, from = '0' }) => [name, `>=${from}`]);
  return Object.fromEntries([...browsers, ...hosts]);
}

function membersOf(declaration: ManifestDeclaration): Record<MemberKind, Members> {
  const kinds = Object.keys(memberKinds) as MemberKind[];
  const named = kinds.map((kind) => [
    kind,
    Object.fromEntries((declaration[kind] ?? []).map((member) => [member.name, typeOf(member)])),
  ]);
  return Object.fromEntries(named);
}

function typeOf({ type, parameters, return: answer }: ManifestMember): string {
  if (!parameters) return type?.text ?? '';
  const taken = parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`);
  return `(${taken.join(', ')}) => ${answer?.type.text}`;
}
