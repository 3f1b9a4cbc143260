import { html, nothing, type TemplateResult } from 'lit-html';

let submitted: readonly [string, FormDataEntryValue][] | undefined;
let isFieldsetDisabled = false;

/** A control where it belongs: in a form of the page, which shows what would be sent. */
export function formStage(element: HTMLElement, changed: () => void): TemplateResult {
  return html`
    <form
      class="form-stage"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        submitted = [...new FormData(event.target as HTMLFormElement)];
        changed();
      }}
      @reset=${() => {
        submitted = undefined;
        changed();
      }}
    >
      <fieldset class="frame control" ?disabled=${isFieldsetDisabled}>${element}</fieldset>
      <div class="row">
        <button class="button small primary" type="submit">Submit</button>
        <button class="button small" type="reset">Reset</button>
        <label class="check">
          <input
            type="checkbox"
            .checked=${isFieldsetDisabled}
            @change=${(event: Event) => {
              isFieldsetDisabled = (event.target as HTMLInputElement).checked;
              changed();
            }}
          />
          Fieldset disabled
        </label>
      </div>
      <output aria-live="polite">${submitted === undefined ? nothing : html`<pre><code>${textOf(submitted)}</code></pre>`}</output>
    </form>
  `;
}

function textOf(entries: readonly [string, FormDataEntryValue][]): string {
  if (entries.length === 0) return 'The form wouldn’t submit anything.';
  return entries
    .map(
      ([name, value]) =>
        `${name} = ${typeof value === 'string' ? JSON.stringify(value) : `${value.name}, ${value.size} bytes`}`,
    )
    .join('\n');
}
