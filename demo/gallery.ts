/** `/`: every element with a card, and the pages that host them. */
import { html, nothing, render, svg, type TemplateResult } from 'lit-html';
import { elements } from '../elements/elements.ts';
import type { DescribedElement } from '../src/host/element-docs.ts';
import { appearanceQuery, applyAppearance, readAppearance } from './common/appearance.ts';
import { pageFrame } from './common/page-frame.ts';
import type { Sample } from './samples/sample.ts';
import { sampleOf } from './samples.ts';

const hosts = [
  {
    path: '/host/console.html',
    name: 'Console',
    text: 'Devices, their backups and tickets under hash routes. The help panel follows the current page.',
    shape: svg`<rect x="1" y="1" width="166" height="88" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
      <path d="M1 17h166M36 17v72" stroke="var(--line-strong)"/><rect x="8" y="7" width="22" height="5" rx="2.5" fill="var(--ink)" opacity=".75"/>
      <g fill="var(--line-strong)"><rect x="8" y="25" width="20" height="5" rx="2.5"/><rect x="8" y="37" width="16" height="5" rx="2.5"/><rect x="8" y="49" width="19" height="5" rx="2.5"/></g>
      <rect x="44" y="25" width="72" height="56" rx="4" fill="var(--sunken)" stroke="var(--line-strong)"/><rect x="108" y="33" width="52" height="50" rx="4" fill="var(--accent-soft)" stroke="var(--accent)"/>`,
  },
  {
    path: '/host/legacy.html',
    name: 'Legacy page',
    text: 'jQuery, Bootstrap 3, hostile global CSS and a clipped, transformed ancestor. One classic script tag.',
    shape: svg`<rect x="1" y="1" width="166" height="88" rx="3" fill="var(--panel)" stroke="var(--line-strong)"/>
      <rect x="1" y="1" width="166" height="16" fill="var(--ink)" opacity=".75"/><rect x="8" y="25" width="34" height="56" fill="var(--sunken)" stroke="var(--line-strong)"/>
      <rect x="50" y="25" width="109" height="56" fill="var(--accent-soft)" stroke="var(--accent)"/>`,
  },
  {
    path: '/host/portal.html',
    name: 'Partner portal',
    text: "default-src 'self', Trusted Types required, modules, the partner's own colors.",
    shape: svg`<rect x="1" y="1" width="166" height="88" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
      <circle cx="16" cy="14" r="5" fill="var(--accent)"/><rect x="28" y="11" width="46" height="6" rx="3" fill="var(--line-strong)"/>
      <rect x="12" y="29" width="144" height="50" rx="6" fill="var(--accent-soft)" stroke="var(--accent)"/>`,
  },
  {
    path: '/host/react.html',
    name: 'React 19 app',
    text: 'Typed JSX: properties, events and a ref, all checked by the compiler.',
    shape: svg`<rect x="1" y="1" width="166" height="88" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
      <g fill="none" stroke="var(--line-strong)"><ellipse cx="28" cy="45" rx="17" ry="6.5"/><ellipse cx="28" cy="45" rx="17" ry="6.5" transform="rotate(60 28 45)"/><ellipse cx="28" cy="45" rx="17" ry="6.5" transform="rotate(120 28 45)"/></g>
      <rect x="56" y="13" width="100" height="64" rx="6" fill="var(--accent-soft)" stroke="var(--accent)"/>`,
  },
  {
    path: '/host/help-closed.html',
    name: 'Closed help',
    text: 'Some text and the help launcher: what a page costs until somebody asks for help.',
    shape: svg`<rect x="1" y="1" width="166" height="88" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
      <g fill="var(--line-strong)"><rect x="14" y="16" width="62" height="6" rx="3"/><rect x="14" y="32" width="112" height="5" rx="2.5"/><rect x="14" y="44" width="98" height="5" rx="2.5"/></g>
      <circle cx="148" cy="71" r="10" fill="var(--accent-soft)" stroke="var(--accent)"/>`,
  },
] as const;

/** A dialog as it opens: its title, what is in it, and its buttons. */
function dialogSketch(content: TemplateResult, primary = 'var(--accent)'): TemplateResult {
  return svg`<rect x="30" y="1" width="180" height="142" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
    <rect x="42" y="12" width="70" height="6" rx="3" fill="var(--ink)" opacity=".75"/>
    <path d="M30 118h180" stroke="var(--line)"/>
    <rect x="120" y="124" width="34" height="13" rx="4" fill="none" stroke="var(--line-strong)"/>
    <rect x="160" y="124" width="40" height="13" rx="4" fill=${primary}/>${content}`;
}

const bar = (x: number, y: number, width: number) =>
  svg`<rect x=${x} y=${y} width=${width} height="5" rx="2.5" fill="var(--line-strong)"/>`;

const choice = (y: number, isChosen: boolean, width: number) =>
  svg`<circle cx="47" cy=${y + 2.5} r="4" fill=${isChosen ? 'var(--accent)' : 'none'} stroke=${isChosen ? 'var(--accent)' : 'var(--line-strong)'}/>${bar(57, y, width)}`;

const box = (y: number, height: number) =>
  svg`<rect x="42" y=${y} width="156" height=${height} rx="4" fill="var(--sunken)" stroke="var(--line)"/>`;

const progress = (y: number, share: number) =>
  svg`<rect x="42" y=${y} width="156" height="5" rx="2.5" fill="var(--sunken)"/><rect x="42" y=${y} width=${156 * share} height="5" rx="2.5" fill="var(--accent)"/>`;

/** What opens over the whole page can have no live look in a card of it. */
const sketches: Readonly<Record<string, TemplateResult>> = {
  'rmm-location-picker': dialogSketch(
    svg`${bar(42, 32, 52)}${bar(52, 46, 62)}<rect x="42" y="56" width="156" height="15" rx="3" fill="var(--accent-soft)"/>${bar(62, 61, 48)}${bar(62, 78, 70)}${bar(52, 94, 40)}`,
  ),
  'rmm-restore-dialog': dialogSketch(
    svg`${box(26, 30)}${bar(50, 34, 90)}${bar(50, 44, 60)}${choice(66, true, 54)}${choice(82, false, 72)}${choice(98, false, 40)}`,
  ),
  'rmm-restore-progress': dialogSketch(svg`${bar(42, 34, 96)}${progress(48, 0.62)}${bar(42, 64, 60)}${box(78, 30)}`),
  'rmm-download-dialog': dialogSketch(
    svg`${bar(42, 34, 88)}${progress(46, 1)}${bar(42, 62, 66)}${progress(74, 0.35)}${bar(42, 90, 74)}${progress(102, 0)}`,
  ),
  'rmm-automation-editor': dialogSketch(
    svg`${box(28, 20)}${bar(50, 35, 26)}${bar(86, 35, 20)}${bar(116, 35, 60)}${box(54, 20)}${bar(50, 61, 34)}${bar(94, 61, 16)}${bar(120, 61, 44)}${box(80, 20)}${bar(50, 87, 22)}${bar(82, 87, 28)}${bar(120, 87, 56)}`,
  ),
  'rmm-ticket-ruleset': dialogSketch(
    svg`${bar(42, 32, 30)}${bar(42, 48, 38)}${bar(42, 64, 34)}${bar(42, 80, 40)}<path d="M92 24v86" stroke="var(--line)"/>${bar(102, 32, 28)}<rect x="102" y="42" width="96" height="14" rx="4" fill="var(--sunken)" stroke="var(--line)"/>${bar(102, 66, 22)}<rect x="102" y="76" width="44" height="14" rx="4" fill="var(--sunken)" stroke="var(--line)"/><rect x="154" y="76" width="44" height="14" rx="4" fill="var(--sunken)" stroke="var(--line)"/>`,
  ),
  'rmm-sync-dialog': dialogSketch(svg`${bar(42, 40, 140)}${bar(42, 54, 120)}${bar(42, 68, 84)}`),
  'rmm-delete-backup-dialog': dialogSketch(
    svg`${bar(42, 36, 140)}${bar(42, 50, 96)}${box(70, 18)}<rect x="47" y="75" width="8" height="8" rx="2" fill="none" stroke="var(--line-strong)"/>${bar(62, 76, 80)}`,
    'oklch(55% 0.19 26)',
  ),
  'rmm-tabbed-dialog': svg`<rect x="1" y="1" width="238" height="142" rx="8" fill="var(--panel)" stroke="var(--line-strong)"/>
    <path d="M1 27h238M80 27v92M1 119h238" stroke="var(--line)"/>
    <rect x="12" y="11" width="76" height="6" rx="3" fill="var(--ink)" opacity=".75"/>
    <rect x="1" y="34" width="79" height="17" fill="var(--accent-soft)"/><rect x="1" y="34" width="2" height="17" fill="var(--accent)"/>
    <rect x="12" y="40" width="36" height="5" rx="2.5" fill="var(--accent)"/>
    <g fill="var(--line-strong)"><rect x="12" y="60" width="46" height="5" rx="2.5"/><rect x="20" y="76" width="34" height="5" rx="2.5"/><rect x="20" y="92" width="42" height="5" rx="2.5"/>
    <rect x="94" y="39" width="40" height="5" rx="2.5"/><rect x="94" y="77" width="52" height="5" rx="2.5"/></g>
    <g fill="none" stroke="var(--line-strong)"><rect x="94" y="49" width="132" height="18" rx="4"/><rect x="94" y="87" width="132" height="18" rx="4"/></g>
    <rect x="186" y="124" width="41" height="14" rx="4" fill="var(--accent)"/>`,
};

function draw(): void {
  render(pageFrame(page(), draw), document.body);
}

function page(): TemplateResult {
  return html`
    <main class="gallery">
      <div class="hero">
        <h1>The screens of an IT-management console, as custom elements</h1>
        <p>
          Each is one tag with attributes, properties, events and methods. Mount it in a page from 2014, behind a strict
          security policy, or in a React app: it keeps its own look and state, and touches nothing of the page.
        </p>
        <div class="actions">
          <a class="button primary" href=${`/elements/rmm-backup-browser${appearanceQuery()}`}>Open the backup browser</a>
          <a class="button" href="/openapi.json">OpenAPI document</a>
        </div>
      </div>
      <section aria-labelledby="elements">
        <h2 id="elements">Elements</h2>
        <div class="cards">${elements.filter((element) => !isSmall(element)).map(card)}</div>
      </section>
      <section aria-labelledby="controls">
        <h2 id="controls">Controls</h2>
        <div class="cards">${elements.filter(isSmall).map(card)}</div>
      </section>
      <section aria-labelledby="hosts">
        <h2 id="hosts">In a page</h2>
        <div class="cards">${hosts.map(hostCard)}</div>
      </section>
    </main>
  `;
}

/** Controls are shown as large as they are, screens from further away. */
function isSmall({ definition }: DescribedElement): boolean {
  return definition.form !== undefined || sampleOf(definition.tag).isSmall === true;
}

function card(element: DescribedElement): TemplateResult {
  const { definition, docs } = element;
  const sample = sampleOf(definition.tag);
  const count = (items: object, one: string, many: string) => {
    const number = Object.keys(items).length;
    return number === 0 ? nothing : html`<span class="badge">${number} ${number === 1 ? one : many}</span>`;
  };
  return html`
    <article class=${`card ${isSmall(element) ? 'small' : 'wide'} ${sample.look ? '' : 'written'}`}>
      <div class=${sample.isFull ? 'look full' : 'look'} aria-hidden="true" inert>${lookOf(definition.tag, sample)}</div>
      <div class="text">
        <a href=${`/elements/${definition.tag}${appearanceQuery()}`}><code>&lt;${definition.tag}&gt;</code></a>
        <p>${docs.summary}</p>
        <div class="facts">
          ${count(definition.attributes, 'attribute', 'attributes')} ${count(definition.properties, 'property', 'properties')}
          ${count(definition.events, 'event', 'events')} ${count(definition.methods, 'method', 'methods')}
        </div>
      </div>
    </article>
  `;
}

function lookOf(tag: string, sample: Sample): TemplateResult {
  if (sample.look) return html`<div class="live">${liveElement(tag, sample)}</div>`;
  const sketch = sketches[tag];
  if (sketch) return html`<svg class="sketch" viewBox="0 0 240 144">${sketch}</svg>`;
  return html`<pre>${sample.markup}</pre>`;
}

function hostCard(host: (typeof hosts)[number]): TemplateResult {
  return html`
    <article class="card">
      <div class="shape"><svg viewBox="0 0 168 90" aria-hidden="true">${host.shape}</svg></div>
      <div class="text">
        <a href=${host.path}>${host.name}</a>
        <p>${host.text}</p>
      </div>
    </article>
  `;
}

const looks = new Map<string, HTMLElement>();

/** The same node at each drawing: an element keeps its state. */
function liveElement(tag: string, { look = {}, setUp }: Sample): HTMLElement {
  const known = looks.get(tag);
  if (known) return known;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(look)) element.setAttribute(name, value);
  setUp?.(element);
  looks.set(tag, element);
  return element;
}

applyAppearance(readAppearance());
draw();
