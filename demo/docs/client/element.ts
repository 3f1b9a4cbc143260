/** The element of the page, alive: with its states, a control for each attribute, what it tells, and its methods. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { elements } from '../../../elements/elements.ts';
import type { DescribedElement } from '../../../src/host/element-docs.ts';
import { attributeControls } from '../../element-page/attribute-controls.ts';
import { createStage } from '../../element-page/element-stage.ts';
import { createEventLog } from '../../element-page/event-log.ts';
import { methodPanel } from '../../element-page/method-panel.ts';
import { configureFromSession } from '../../element-page/server-panels.ts';
import { markupOf, stageView } from '../../element-page/stage-view.ts';
import { allowHtml } from './trusted-html.ts';

const place = document.querySelector<HTMLElement>('.live');
const element = elements.find(({ definition }) => definition.tag === place?.dataset.tag);

allowHtml();
if (place && element) void show(place, element);

async function show(where: HTMLElement, { definition, docs }: DescribedElement): Promise<void> {
  // Who is signed in, before the first call is made. A server of files alone has no session.
  const hasServer = await configureFromSession().then(
    () => true,
    () => false,
  );
  const draw = () => render(view(), where);
  const stage = createStage(definition, draw, { keepsPlace: false });
  const log = createEventLog(definition, draw);
  const hasMethods = Object.keys(definition.methods).length > 0;

  const view = (): TemplateResult => html`
    ${
      hasServer
        ? nothing
        : html`<p class="note">This site is served without the reference server, so elements that call a backend show that they can’t reach it. <code>npm start</code> has both.</p>`
    }
    <section class="stage" aria-label="The element">${stageView(definition, stage, draw)}</section>
    <pre class="live-markup" tabindex="0"><code>${markupOf(stage.element)}</code></pre>
    <div class="tools">
      <section class="panel" aria-labelledby="live-attributes">
        <h3 id="live-attributes">Attributes</h3>
        ${attributeControls(definition, docs, stage)}
      </section>
      <div class="tools-end">
        <section class="panel" aria-labelledby="live-events">
          <h3 id="live-events">Events</h3>
          ${log.view()}
        </section>
        ${
          hasMethods
            ? html`
              <section class="panel" aria-labelledby="live-methods">
                <h3 id="live-methods">Methods</h3>
                ${methodPanel(docs, () => stage.element, log)}
              </section>
            `
            : nothing
        }
      </div>
    </div>
    ${
      hasServer
        ? html`<p class="soft small">Its <a href=${`/elements/${definition.tag}`}>page in the demo</a> also signs in as other users, and makes calls fail.</p>`
        : nothing
    }
  `;

  where.replaceChildren();
  draw();
}
