/** `/elements/<tag>?attr=value`: one element alone, with everything about it to turn and to watch. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { elements } from '../../elements/elements.ts';
import type { DescribedElement } from '../../src/host/element-docs.ts';
import {
  applyAppearance,
  changeAppearance,
  directions,
  locales,
  readAppearance,
  widths,
} from '../common/appearance.ts';
import { pageFrame } from '../common/page-frame.ts';
import { segments } from '../common/segments.ts';
import { attributeControls } from './attribute-controls.ts';
import { createStage } from './element-stage.ts';
import { createEventLog } from './event-log.ts';
import { methodPanel } from './method-panel.ts';
import { referenceTables } from './reference-tables.ts';
import { createServerPanels } from './server-panels.ts';
import { markupOf, stageView } from './stage-view.ts';

const tag = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
const element = elements.find(({ definition }) => definition.tag === tag);

if (element) showElement(element);
else
  render(
    pageFrame(unknownElement(), () => location.reload()),
    document.body,
  );

function showElement({ definition: shown, docs }: DescribedElement): void {
  const draw = () => render(pageFrame(page(), draw), document.body);
  const stage = createStage(shown, draw);
  const log = createEventLog(shown, draw);
  const server = createServerPanels(
    draw,
    () => stage.renew(),
    () => void Reflect.get(stage.element, 'reload')?.call(stage.element),
  );
  let copied = false;

  async function copyMarkup(): Promise<void> {
    await navigator.clipboard.writeText(markupOf(stage.element));
    copied = true;
    draw();
    setTimeout(() => {
      copied = false;
      draw();
    }, 1500);
  }

  function page(): TemplateResult {
    return html`
      <main class="element">
        <header class="title">
          <h1><code>&lt;${shown.tag}&gt;</code></h1>
          <p>${docs.summary}</p>
        </header>
        <div class="work">
          <section class="stage" aria-label="The element" data-width=${readAppearance().width}>
            ${stageView(shown, stage, draw)}
          </section>
          <section class="markup" aria-label="Markup">
            <pre><code>${markupOf(stage.element)}</code></pre>
            <button class="button small quiet" type="button" @click=${copyMarkup}>${copied ? 'Copied' : 'Copy'}</button>
          </section>
          <section class="panel" aria-labelledby="events">
            <h2 id="events">Events</h2>
            ${log.view()}
          </section>
          ${server.requests()}
        </div>
        <aside class="side">
          <section class="panel" aria-labelledby="attributes">
            <h2 id="attributes">Attributes</h2>
            ${attributeControls(shown, docs, stage)}
          </section>
          <section class="panel" aria-labelledby="appearance">
            <h2 id="appearance">Appearance</h2>
            ${appearancePanel(draw)}
          </section>
          ${
            Object.keys(shown.methods).length > 0
              ? html`
                <section class="panel" aria-labelledby="methods">
                  <h2 id="methods">Methods</h2>
                  ${methodPanel(docs, () => stage.element, log)}
                </section>
              `
              : nothing
          }
          ${server.view()}
        </aside>
        <section class="references" aria-labelledby="reference">
          <h2 id="reference">Reference</h2>
          <p class="soft"><a href=${`/docs/elements/${shown.tag}.html`}>Its documentation</a> has code for each framework.</p>
          ${referenceTables(shown, docs)}
        </section>
      </main>
    `;
  }

  document.title = `${shown.tag} · RMM Elements`;
  applyAppearance(readAppearance());
  draw();
  void server.start();
}

function appearancePanel(draw: () => void): TemplateResult {
  const { locale, direction, width } = readAppearance();
  return html`
    <div class="fields">
      <label class="field">
        <span>Language</span>
        <select
          @change=${(event: Event) => {
            const chosen = locales.find(({ id }) => id === (event.target as HTMLSelectElement).value);
            if (chosen) changeAppearance({ locale: chosen.id });
            draw();
          }}
        >
          ${locales.map(({ id, name }) => html`<option value=${id} .selected=${id === locale}>${name}</option>`)}
        </select>
      </label>
      <div class="field">
        <span>Direction</span>
        ${segments(
          'Direction',
          directions.map((value) => ({ value, text: { auto: 'By language', ltr: 'LTR', rtl: 'RTL' }[value] })),
          direction,
          (chosen) => {
            changeAppearance({ direction: chosen });
            draw();
          },
        )}
      </div>
      <div class="field">
        <span>Width</span>
        ${segments(
          'Width',
          widths.map((value) => ({ value, text: value === 'full' ? 'Full' : `${value} px` })),
          width,
          (chosen) => {
            changeAppearance({ width: chosen });
            draw();
          },
        )}
      </div>
    </div>
  `;
}

function unknownElement(): TemplateResult {
  return html`
    <main class="element">
      <header class="title">
        <h1>There is no <code>&lt;${tag}&gt;</code></h1>
        <p>The bundle has ${elements.length} elements; <a href="/">the gallery</a> shows them.</p>
      </header>
    </main>
  `;
}
