/** What stands on the stage of an element: the states to choose from, and the element, in a form where it is a control. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ElementDefinition } from '../../src/host/element-definition.ts';
import type { SampleState } from '../samples/sample.ts';
import { sampleOf } from '../samples.ts';
import type { ElementStage } from './element-stage.ts';
import { formStage } from './form-stage.ts';

const overPage = 'This dialog opens over the page. Choose a state above, or call show().';

export function stageView(definition: ElementDefinition, stage: ElementStage, changed: () => void): TemplateResult {
  const { states = [] } = sampleOf(definition.tag);
  return html`
    ${states.length === 0 ? nothing : statePicker(states, stage)}
    ${definition.form ? formStage(stage.element, changed) : bareStage(definition, stage.element)}
  `;
}

function bareStage({ tag, attributes }: ElementDefinition, element: HTMLElement): TemplateResult {
  const isDialog = 'open' in attributes;
  const { hasOwnHeight = isDialog, note = isDialog ? overPage : undefined } = sampleOf(tag);
  return html`
    <div class=${hasOwnHeight ? 'frame own-height' : 'frame'}>
      ${note === undefined ? nothing : html`<p class="empty">${note}</p>`}
      ${element}
    </div>
  `;
}

function statePicker(states: readonly SampleState[], stage: ElementStage): TemplateResult {
  return html`
    <div class="states" role="group" aria-label="What it shows">
      ${[undefined, ...states.map(({ name }) => name)].map(
        (name) => html`
          <button
            class="chip"
            type="button"
            aria-pressed=${name === stage.state}
            @click=${() => stage.showState(name)}
          >
            ${name ?? 'Sample'}
          </button>
        `,
      )}
    </div>
  `;
}

/** What to paste into a page to get what is shown. */
export function markupOf(element: HTMLElement): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${element.localName}${attributes.join('')}></${element.localName}>`;
}
