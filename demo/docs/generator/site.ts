/** All pages, in the order in which they are read. */
import { readFileSync } from 'node:fs';
import { elements } from '../../../elements/elements.ts';
import { areas } from '../content/areas.ts';
import { guides } from '../content/guides.ts';
import { hosts } from '../content/hosts.ts';
import { readElementCode } from './code-graph.ts';
import { contractPage } from './contract-page.ts';
import { elementPage } from './element-page.ts';
import { elementsPage } from './elements-page.ts';
import { guidePage } from './guide-page.ts';
import { hostPage, hostsPage } from './host-page.ts';
import type { Site } from './layout.ts';
import { readDeclarations } from './members.ts';
import type { Page } from './page.ts';
import { playgroundPage } from './playground-page.ts';
import { privacyPage } from './privacy-page.ts';
import { startPage } from './start-page.ts';

export async function buildSite(): Promise<Site> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const declarations = readDeclarations(version);
  const pageOf = (element: (typeof elements)[number]): Page => {
    const declaration = declarations.get(element.definition.tag);
    if (declaration === undefined) throw new Error(`The manifest has no <${element.definition.tag}>`);
    return elementPage(element, declaration);
  };
  return {
    version,
    sections: [
      { title: 'Start', pages: [startPage, playgroundPage(), contractPage(), privacyPage(await readElementCode())] },
      { title: 'Guides', pages: guides.map(guidePage) },
      { title: 'Hosts', pages: [hostsPage(), ...hosts.map(hostPage)] },
      { title: 'Elements', pages: [elementsPage()] },
      ...areas.map(({ title, has }) => ({ title, pages: elements.filter(has).map(pageOf) })),
    ],
  };
}
