/** The theme playground: controls on one side, live elements in light and dark on the other, and the CSS to copy. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { themeProperties } from '../../../../src/ui/theme/theme-docs.ts';
import { presets, type ThemeProperty, themeControls } from '../../content/theme-controls.ts';
import { allowHtml } from '../trusted-html.ts';
import { type Contrast, contrastsIn, hexOf, pixelOf, ratioText } from './contrast.ts';
import { createPreview } from './preview.ts';
import { cssOf, type Pair, pairOf, pairText, readTheme, type Theme, themeNames, writeTheme } from './theme-state.ts';

const previews = { light: createPreview('light'), dark: createPreview('dark') };
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

let theme: Theme = readTheme(location.search);
let contrasts: Readonly<Record<Scheme, readonly Contrast[]>> = { light: [], dark: [] };
let copied: 'css' | 'link' | undefined;
/** Of the elements as they are: what a picker of colours shows before one is chosen. */
let initial: Readonly<Partial<Record<ThemeProperty, Pair>>> = {};

const place = document.querySelector<HTMLElement>('.playground');

function set(name: ThemeProperty, value: string | undefined): void {
  const { [name]: _, ...others } = theme;
  take(value === undefined ? others : { ...others, [name]: value });
}

function take(next: Theme): void {
  theme = next;
  const query = writeTheme(theme);
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
  for (const scheme of schemes) previews[scheme].apply(theme);
  measure();
}

/** The colours follow at the next frame at the latest. */
function measure(): void {
  contrasts = { light: contrastsIn(previews.light.measured), dark: contrastsIn(previews.dark.measured) };
  draw();
}

async function copy(what: 'css' | 'link'): Promise<void> {
  await navigator.clipboard.writeText(what === 'css' ? cssOf(theme) : location.href);
  copied = what;
  draw();
  setTimeout(() => {
    copied = undefined;
    draw();
  }, 1500);
}

function draw(): void {
  if (place) render(view(), place);
}

const view = (): TemplateResult => html`
  <div class="presets" role="group" aria-label="Begin with">
    ${presets.map(
      ({ name, theme: preset }) => html`
        <button class="chip" type="button" aria-pressed=${writeTheme(preset) === writeTheme(theme) ? 'true' : 'false'} @click=${() => take(preset)}>${name}</button>
      `,
    )}
  </div>
  <div class="bench">
    <form class="controls" aria-label="Theme properties" @submit=${(event: Event) => event.preventDefault()}>
      ${themeNames.map(control)}
    </form>
    <div class="results-side">
      <div class="schemes">${schemes.map(schemeView)}</div>
      <section class="written" aria-label="CSS">
        <figure class="code"><pre tabindex="0"><code id="written-css">${cssOf(theme)}</code></pre></figure>
        <div class="row">
          <button class="button primary" type="button" @click=${() => void copy('css')}>${copied === 'css' ? 'Copied' : 'Copy CSS'}</button>
          <button class="button" type="button" @click=${() => void copy('link')}>${copied === 'link' ? 'Copied' : 'Copy link'}</button>
        </div>
      </section>
    </div>
  </div>
`;

function schemeView(scheme: Scheme): TemplateResult {
  const failing = contrasts[scheme].filter(({ ratio, needed }) => ratio < needed).length;
  return html`
    <section class="scheme" data-theme=${scheme} aria-label=${scheme === 'light' ? 'Light' : 'Dark'}>
      <h2>${scheme === 'light' ? 'Light' : 'Dark'}</h2>
      ${previews[scheme].place}
      <table class="contrasts">
        <caption>Contrast: ${failing === 0 ? 'all of it passes WCAG AA' : `${failing} below WCAG AA`}</caption>
        <tbody>
          ${contrasts[scheme].map(
            ({ name, ratio, needed }) => html`
              <tr>
                <th scope="row">${name}</th>
                <td>${ratioText(ratio)}</td>
                <td>${ratio >= needed ? html`<span class="badge good">passes</span>` : html`<span class="badge bad">below ${needed}</span>`}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </section>
  `;
}

function control(name: ThemeProperty): TemplateResult {
  const { label } = themeControls[name];
  const isSet = theme[name] !== undefined;
  return html`
    <fieldset class="theme-control">
      <legend><code>${name}</code></legend>
      <p>${themeProperties[name]}</p>
      ${inputs(name, label)}
      ${isSet ? html`<button class="button small quiet" type="button" aria-label=${`Default ${label}`} @click=${() => set(name, undefined)}>Default</button>` : nothing}
    </fieldset>
  `;
}

function inputs(name: ThemeProperty, label: string): TemplateResult {
  const described = themeControls[name];
  if (described.kind === 'color') return colors(name, label);
  const heard = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
  if (described.kind === 'length') {
    const pixels = Number.parseInt(theme[name] ?? `${described.initial}`, 10);
    return html`
      <label class="range">
        <span class="named">${label}</span>
        <input type="range" min="0" max=${described.maximum} .value=${String(pixels)} @input=${(event: Event) => set(name, `${heard(event)}px`)} />
        <output>${pixels} px</output>
      </label>
    `;
  }
  return html`
    <label>
      <span class="named">${label}</span>
      <select @change=${(event: Event) => set(name, heard(event) || undefined)}>
        <option value="" .selected=${theme[name] === undefined}>Default</option>
        ${described.fonts.map((font) => html`<option value=${font} .selected=${theme[name] === font}>${font}</option>`)}
      </select>
    </label>
  `;
}

function colors(name: ThemeProperty, label: string): TemplateResult {
  const pair = pairOf(theme[name]) ?? initial[name] ?? { light: '#ffffff', dark: '#000000' };
  return html`
    <div class="swatches">
      ${schemes.map(
        (scheme) => html`
          <label>
            <input
              type="color"
              aria-label=${`${label}, ${scheme}`}
              .value=${pair[scheme]}
              @input=${(event: Event) => set(name, pairText({ ...pair, [scheme]: (event.target as HTMLInputElement).value }))}
            />
            <span>${scheme === 'light' ? 'Light' : 'Dark'}</span>
          </label>
        `,
      )}
      ${pair.light === pair.dark ? nothing : html`<button class="button small quiet" type="button" aria-label=${`Same ${label.toLowerCase()} in dark as in light`} @click=${() => set(name, pairText({ light: pair.light, dark: pair.light }))}>Same</button>`}
    </div>
  `;
}

/** Private values of the elements from which their defaults are read. */
const sources: Readonly<Partial<Record<ThemeProperty, string>>> = {
  '--rmm-accent': '--accent',
  '--rmm-on-accent': '--on-accent',
  '--rmm-accent-text': '--accent-text',
  '--rmm-background': '--surface',
  '--rmm-text': '--text',
  '--rmm-danger': '--red',
  '--rmm-warning': '--amber',
  '--rmm-success': '--green',
  '--rmm-info': '--blue',
};

function readDefaults(): typeof initial {
  const read = (scheme: Scheme, source: string) => {
    const inside = previews[scheme].measured.shadowRoot?.querySelector('[data-theme]');
    if (!inside) return '#000000';
    const probe = document.createElement('span');
    probe.style.color = `var(${source})`;
    inside.append(probe);
    const hex = hexOf(pixelOf(getComputedStyle(probe).color));
    probe.remove();
    return hex;
  };
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      { light: read('light', source), dark: read('dark', source) },
    ]),
  );
}

/** An element is drawn, and has its styles, a moment after its code has come. */
async function drawn(element: HTMLElement): Promise<void> {
  await customElements.whenDefined(element.localName);
  const hasStyles = () => {
    const inside = element.shadowRoot?.querySelector('[data-theme]');
    return inside && getComputedStyle(inside).getPropertyValue('--surface') !== '';
  };
  while (!hasStyles()) await new Promise((done) => requestAnimationFrame(done));
}

async function start(): Promise<void> {
  if (!place) return;
  allowHtml();
  place.replaceChildren();
  draw();
  await Promise.all(schemes.map((scheme) => drawn(previews[scheme].measured)));
  initial = readDefaults();
  take(theme);
}

void start();
