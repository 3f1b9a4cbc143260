/** What lies in `dist` is of the sources as they are. */

interface Preparation {
  buildWhenNeeded(): Promise<boolean>;
  docsWhenNeeded(): Promise<boolean>;
}

const preparation = (): Promise<Preparation> => import(new URL('../../demo/prepare.mjs', import.meta.url).href);

export async function buildWhenNeeded(): Promise<void> {
  await (await preparation()).buildWhenNeeded();
}

export async function docsWhenNeeded(): Promise<void> {
  await (await preparation()).docsWhenNeeded();
}
