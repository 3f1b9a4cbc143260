/** The documentation as it is written: complete, with no link that leads nowhere, and nothing that a strict policy refuses. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { areas } from '../../../demo/docs/content/areas.ts';
import { escaped } from '../../../demo/docs/generator/html.ts';
import { layout, type Site } from '../../../demo/docs/generator/layout.ts';
import type { Page } from '../../../demo/docs/generator/page.ts';
import { buildSite } from '../../../demo/docs/generator/site.ts';
import { elements } from '../../../elements/elements.ts';
import { commonAttributeDocs, formEventDocs, formMethodDocs, formPropertyDocs } from '../../../src/host/common-docs.ts';
import { attributeName } from '../../../src/host/element-definition.ts';
import { themeProperties } from '../../../src/ui/theme/theme-docs.ts';

describe('The documentation', () => {
  let site: Site;
  let pages: readonly Page[];
  /** HTML by path. */
  let written: ReadonlyMap<string, string>;
  before(async () => {
    site = await buildSite();
    pages = site.sections.flatMap((section) => section.pages);
    written = new Map(pages.map((page) => [page.path, layout(page, site)]));
  });

  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  it('has each element in one area, on one page', () => {
    for (const element of elements) {
      const { tag } = element.definition;
      assert.equal(areas.filter(({ has }) => has(element)).length, 1, `areas of ${tag}`);
      assert.equal(pages.filter(({ path }) => path === `elements/${tag}.html`).length, 1, `pages of ${tag}`);
    }
  });

  it('tells of every member, with its words', () => {
    for (const { definition, docs } of elements) {
      const html = written.get(`elements/${definition.tag}.html`) ?? '';
      const ids = new Set(idsOf(html));
      const hasView = definition.tag !== 'rmm-config';
      const expected = [
        ...Object.keys(definition.attributes).map((name) => `attribute-${attributeName(name)}`),
        ...(hasView ? Object.keys(commonAttributeDocs).map((name) => `attribute-${name}`) : []),
        ...Object.keys(definition.properties).map((name) => `property-${name}`),
        ...Object.keys(definition.events).map((name) => `event-${name}`),
        ...Object.keys(definition.methods).map((name) => `method-${name}`),
        ...Object.keys(docs.slots).map((name) => `slot-${name || 'default'}`),
        ...Object.keys(docs.parts).map((name) => `part-${name}`),
        ...[...Object.keys(docs.cssProperties), ...(hasView ? Object.keys(themeProperties) : [])].map(
          (name) => `css-${name.slice(2)}`,
        ),
        ...(definition.form
          ? [
              ...Object.keys(formPropertyDocs).map((name) => `property-${name}`),
              ...Object.keys(formMethodDocs).map((name) => `method-${name}`),
              ...Object.keys(formEventDocs).map((name) => `event-${name}`),
            ]
          : []),
      ];
      const missing = expected.filter((id) => !ids.has(id));
      assert.deepEqual(missing, [], `${definition.tag} doesn't tell of ${missing.join(', ')}`);
      const words = [...Object.values(docs.attributes), ...Object.values(docs.events).map((one) => one.description)];
      for (const text of words) {
        for (const part of text.split(/`[^`]*`/)) assert.ok(html.includes(escaped(part)), `${definition.tag}: ${part}`);
      }
    }
  });

  it('has no link that leads nowhere', () => {
    const anchors = new Map([...written].map(([path, html]) => [path, new Set(idsOf(html))]));
    const broken: string[] = [];
    for (const [path, html] of written) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        // The demo around it is no part of the site.
        if (href === '/') continue;
        const { pathname, hash } = new URL(href, `http://site/${path}`);
        const target = anchors.get(pathname.slice(1));
        if (!target || (hash !== '' && !target.has(decodeURIComponent(hash.slice(1))))) broken.push(`${path}: ${href}`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('has each id once on a page, and one heading of the first level', () => {
    for (const [path, html] of written) {
      const ids = idsOf(html);
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
        path,
      );
      assert.equal([...html.matchAll(/<h1[ >]/g)].length, 1, path);
    }
  });

  it('has no script or style inside of a page, and asks for nothing elsewhere', () => {
    for (const [path, html] of written) {
      // What stands in boxes of code is shown, and written so that it cannot run.
      assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)/, path);
      assert.doesNotMatch(html, /<style|<[^>]+ style="|<[a-z]+ [^>]*\bon[a-z]+="/, path);
      const addresses = [...html.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="([^"]*)"/g)].map(([, one]) => one);
      assert.deepEqual(
        addresses.filter((address) => /^(?:[a-z]+:|\/)/.test(address ?? '')),
        [],
        path,
      );
    }
  });

  it('leads from each page to all others', () => {
    for (const [path, html] of written) {
      const links = [...html.matchAll(/<a [^>]*?href="([^"#]+)/g)].map(([, href = '']) =>
        new URL(href, `http://site/${path}`).pathname.slice(1),
      );
      assert.deepEqual(
        pages.filter((page) => !links.includes(page.path)).map((page) => page.path),
        [],
        path,
      );
    }
  });
});
