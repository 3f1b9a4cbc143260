import { html, nothing, type TemplateResult } from 'lit-html';
import { wordsFor } from '../../src/host/element/bad-attribute.ts';
import { type Attribute, attributeName, type ElementDefinition } from '../../src/host/element-definition.ts';
import type { ElementDocs } from '../../src/host/element-docs.ts';
import type { ElementStage } from './element-stage.ts';
import { withCode } from './with-code.ts';

/** One control for each attribute, by its kind. */
export function attributeControls(
  { attributes }: ElementDefinition,
  docs: ElementDocs,
  stage: ElementStage,
): TemplateResult {
  return html`
    <div class="fields">
      ${Object.entries(attributes).map(([property, attribute]) =>
        control(attributeName(property), attribute, docs.attributes[property], stage),
      )}
    </div>
  `;
}

function control(
  name: string,
  attribute: Attribute<unknown>,
  description: string | undefined,
  stage: ElementStage,
): TemplateResult {
  const value = stage.element.getAttribute(name);
  const hint = html`<small id=${`hint-${name}`}>${withCode(description)}</small>`;
  if (attribute.kind === 'flag') {
    return html`
      <label class="field check">
        <input
          type="checkbox"
          .checked=${value !== null}
          aria-describedby=${`hint-${name}`}
          @change=${(event: Event) => stage.change(name, (event.target as HTMLInputElement).checked ? '' : undefined)}
        />
        <code>${name}</code>${hint}
      </label>
    `;
  }
  return html`
    <label class="field">
      <code>${name}</code>
      ${attribute.kind === 'choice' ? choiceInput(name, attribute, value, stage) : textInput(name, attribute, value, stage)}
      ${hint}
    </label>
  `;
}

function choiceInput(
  name: string,
  attribute: Attribute<unknown>,
  value: string | null,
  stage: ElementStage,
): TemplateResult {
  return html`
    <select
      aria-describedby=${`hint-${name}`}
      @change=${(event: Event) => stage.change(name, (event.target as HTMLSelectElement).value || undefined)}
    >
      <option value="" .selected=${value === null}>not set</option>
      ${(attribute.choices ?? []).map((choice) => html`<option value=${choice} .selected=${choice === value}>${choice}</option>`)}
    </select>
  `;
}

/** A bad value is set all the same: the page is there to show what the element makes of it. */
function textInput(
  name: string,
  attribute: Attribute<unknown>,
  value: string | null,
  stage: ElementStage,
): TemplateResult {
  const problem = value === null ? undefined : problemOf(attribute, value);
  return html`
    <input
      type="text"
      inputmode=${attribute.kind === 'integer' ? 'numeric' : 'text'}
      placeholder="not set"
      autocomplete="off"
      spellcheck="false"
      aria-describedby=${`hint-${name}`}
      aria-invalid=${problem === undefined ? nothing : 'true'}
      .value=${value ?? ''}
      @change=${(event: Event) => stage.change(name, (event.target as HTMLInputElement).value || undefined)}
    />
    ${problem === undefined ? nothing : html`<span class="problem">${problem}</span>`}
  `;
}

function problemOf(attribute: Attribute<unknown>, value: string): string | undefined {
  try {
    attribute.parse(value);
    return undefined;
  } catch (error) {
    return wordsFor(attribute, value, error);
  }
}
