import { type Bill, billOfShipped, packagesIn } from '../../../elements/release/software-bill.ts';
import { deepEqual, throws } from '../../support/assert.ts';

const component = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  properties: [
    { name: 'cdx:npm:package:path', value: `node_modules/${name}` },
    { name: 'cdx:npm:package:development', value: 'true' },
  ],
});
const bill: Bill = {
  metadata: { component: { 'bom-ref': 'own@1.0.0' } },
  components: [
    component('react', '19.0.0'),
    component('scheduler', '1.0.0'),
    component('zod', '4.0.0'),
    component('below-zod', '1.0.0'),
    component('biome', '2.0.0'),
    { ...component('zod', '3.0.0'), 'bom-ref': 'biome@2.0.0|zod@3.0.0' },
  ],
  dependencies: [
    { ref: 'own@1.0.0', dependsOn: ['react@19.0.0', 'zod@4.0.0', 'biome@2.0.0'] },
    { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
    { ref: 'scheduler@1.0.0' },
    { ref: 'zod@4.0.0', dependsOn: ['below-zod@1.0.0'] },
    { ref: 'below-zod@1.0.0' },
    { ref: 'biome@2.0.0', dependsOn: ['biome@2.0.0|zod@3.0.0'] },
    { ref: 'biome@2.0.0|zod@3.0.0' },
  ],
};

describe('The bill of what ships', () => {
  it('has what is bundled and what npm installs beside it, and none of the tools', () => {
    const shipped = billOfShipped(bill, ['react@19.0.0', 'scheduler@1.0.0'], ['zod']);
    deepEqual(
      shipped.components.map((one) => one['bom-ref']),
      ['react@19.0.0', 'scheduler@1.0.0', 'zod@4.0.0', 'below-zod@1.0.0'],
    );
    deepEqual(shipped.dependencies, [
      { ref: 'own@1.0.0', dependsOn: ['react@19.0.0', 'zod@4.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
      { ref: 'scheduler@1.0.0' },
      { ref: 'zod@4.0.0', dependsOn: ['below-zod@1.0.0'] },
      { ref: 'below-zod@1.0.0' },
    ]);
    deepEqual(
      shipped.components.filter((one) => one.properties),
      [],
    );
  });

  it('is not made where something bundled is installed in another version', () => {
    throws(() => billOfShipped(bill, ['react@18.0.0'], []), /not installed here any more: react@18\.0\.0/);
  });

  it('reads of the notices which packages are inside', () => {
    const line = '-'.repeat(80);
    const notices = `Third-party notices of this\n\n@one/a 1.0.0 (MIT)\n\nhttps://one\n\nText 2 (c)\n\n${line}\n\ntwo 2.0.0-rc.1 (ISC)\n\nText\n`;
    deepEqual(packagesIn(notices), ['@one/a@1.0.0', 'two@2.0.0-rc.1']);
  });
});
