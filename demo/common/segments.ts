import { html, type TemplateResult } from 'lit-html';

/** One choice of few, all in sight. */
export function segments<Value extends string>(
  label: string,
  options: readonly { value: Value; text: string }[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`
    <div class="segments" role="group" aria-label=${label}>
      ${options.map(
        (option) => html`
          <button type="button" aria-pressed=${option.value === chosen ? 'true' : 'false'} @click=${() => choose(option.value)}>
            ${option.text}
          </button>
        `,
      )}
    </div>
  `;
}
