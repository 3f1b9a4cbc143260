/**
 * `dist/sbom.cdx.json`: what is inside the package and what npm installs beside it, as CycloneDX. The tool lists all that is
 * installed here; of that stays what the notices name, and what the package asks npm for.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const billFile = 'dist/sbom.cdx.json';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

export interface Bill {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

/** @returns how many packages it tells of */
export function writeBill(root: string): number {
  const bill = billOfAll(root);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const inside = packagesIn(readFileSync(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8'));
  const shipped = billOfShipped(bill, inside, Object.keys(dependencies));
  writeFileSync(join(root, billFile), `${JSON.stringify(shipped, null, 2)}\n`);
  return shipped.components.length;
}

/**
 * @param inside what is bundled, each as `name@version`
 * @param beside names of the packages that the package asks for
 */
export function billOfShipped(bill: Bill, inside: readonly string[], beside: readonly string[]): Bill {
  const root = bill.metadata.component['bom-ref'];
  const asked = bill.dependencies.find(({ ref }) => ref === root)?.dependsOn ?? [];
  const named = bill.components.filter((one) => inside.includes(identity(one)));
  const missing = inside.filter((one) => !named.some((component) => identity(component) === one));
  if (missing.length > 0) throw new Error(`These are bundled, and not installed here any more: ${missing.join(', ')}`);
  const installed = bill.components.filter((one) => asked.includes(one['bom-ref']) && beside.includes(nameOf(one)));
  const kept = new Set([root, ...named.map((one) => one['bom-ref']), ...withAllBelow(bill, installed)]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => {
      const own = dependsOn.filter((other) => kept.has(other));
      return own.length > 0 ? { ref, dependsOn: own } : { ref };
    });
  const components = bill.components.filter((one) => kept.has(one['bom-ref'])).map(shippedComponent);
  return { ...bill, components, dependencies };
}

/** What npm brings along with them, and so on. */
function withAllBelow(bill: Bill, components: readonly Component[]): Set<string> {
  const found = new Set(components.map((one) => one['bom-ref']));
  const below = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  for (const ref of found) for (const other of below.get(ref) ?? []) found.add(other);
  return found;
}

/** Where it lies here and that it is there to build with tells nothing of what ships. */
function shippedComponent({ properties = [], ...component }: Component): Component {
  const told = properties.filter(({ name }) => !/^cdx:npm:package:(path|development|extraneous)$/.test(name));
  return { ...component, ...(told.length > 0 && { properties: told }) };
}

/** What the notices of the build are about, each as `name@version`: sections between lines, below a title. */
export function packagesIn(notices: string): string[] {
  return notices.split(`\n${'-'.repeat(80)}\n`).flatMap((section) => {
    // The first one has the title above it.
    const heading = section.split('\n').find((line) => /\)$/.test(line) && line.split(' ').length === 3);
    const [name, version] = heading?.split(' ') ?? [];
    return name && version ? [`${name}@${version}`] : [];
  });
}

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
const identity = (component: Component) => `${nameOf(component)}@${component.version}`;

function billOfAll(root: string): Bill {
  const tool = join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const options = ['--flatten-components', '--mc-type', 'library', '--output-reproducible', '--output-file', '-'];
  return JSON.parse(
    execFileSync(process.execPath, [tool, ...options], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}
