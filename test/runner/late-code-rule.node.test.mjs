import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasBareImport } from './late-code-rule.mjs';

describe('code that comes later', () => {
  const isBare = async (source) => assert.equal(await hasBareImport(source), true, source);
  const isFetched = async (source) => assert.equal(await hasBareImport(source), false, source);

  it('is found where nobody could say why it does not come', async () => {
    await isBare("const { save } = await import('./save.ts');");
    await isBare("import('./save.ts').then(({ save }) => save());");
    await isBare("const load = () => import('./save.ts'); load();");
    await isBare("fetchCode(() => import('./one.ts')); import('./two.ts');");
  });

  it('is right where it is fetched by who can', async () => {
    await isFetched("const { save } = await fetchCode(() => import('./save.ts'));");
    await isFetched("const loaded = editor.fetchCode(() => import('./save.ts'));");
    await isFetched("const Menu = late<MenuProps>(async () => (await import('./menu.tsx')).Menu, Nothing);");
    await isFetched("const load = () => import('./save.ts'); await fetchCode(load);");
    await isFetched("type Save = typeof import('./save.ts');");
    await isFetched("import { save } from './save.ts'; save();");
  });
});
