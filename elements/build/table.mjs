/** What the build reads of the table of elements, which is TypeScript. */
import { build } from 'esbuild';

/** `customElementsManifest` and `elementNames` of `elements/manifest.ts`, `vueTypes` and `sizeSheet` beside it. */
export async function readTable() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export * from './elements/manifest.ts'; export * from './elements/build/vue-types.ts'; export * from './elements/build/size-sheet.ts';",
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}
