import { html, nothing, type TemplateResult } from 'lit-html';
import type { ElementDefinition } from '../../src/host/element-definition.ts';

interface Entry {
  number: number;
  time: string;
  kind: 'event' | 'method';
  name: string;
  prevented: boolean;
  json: string;
}

const kept = 200;

/** Of a list. An element waits for who hears its event, and thousands would take longer to write than to send. */
const written = 100;

/** What the element told the page, newest first, and the events that the page is to prevent. */
export interface EventLog {
  /** Writes down what a called method answered. */
  note(name: string, answer: unknown): void;
  view(): TemplateResult;
}

export function createEventLog(definition: ElementDefinition, changed: () => void): EventLog {
  const prevented = new Set<string>();
  let entries: Entry[] = [];
  let count = 0;

  function add(entry: Omit<Entry, 'number' | 'time' | 'json'>, value: unknown): void {
    count += 1;
    const time = new Date().toLocaleTimeString('en-GB', { hour12: false });
    entries = [{ ...entry, number: count, time, json: readable(value) }, ...entries].slice(0, kept);
    changed();
  }

  for (const name of Object.keys(definition.events)) {
    // Listening where a host might: far up, where a composed, bubbling event arrives.
    document.addEventListener(name, (event) => {
      if (
        event.target instanceof Element &&
        event.target.localName !== definition.tag &&
        definition.tag !== 'rmm-config'
      )
        return;
      if (prevented.has(name)) event.preventDefault();
      add({ kind: 'event', name, prevented: event.defaultPrevented }, (event as CustomEvent).detail);
    });
  }

  if (definition.form) {
    const value = definition.form.value;
    for (const name of ['input', 'change', 'invalid']) {
      document.addEventListener(
        name,
        ({ target }) => {
          if (!(target instanceof HTMLElement) || target.localName !== definition.tag) return;
          add({ kind: 'event', name, prevented: false }, { [value]: Reflect.get(target, value) });
        },
        // `invalid` does not bubble.
        { capture: name === 'invalid' },
      );
    }
  }

  return {
    note: (name, answer) => add({ kind: 'method', name, prevented: false }, answer),
    view: () => html`
      ${toggles(definition, prevented, changed)}
      ${
        entries.length === 0
          ? html`<p class="empty">No events yet. Events that the element fires appear here.</p>`
          : html`
            <ol class="log" reversed>${entries.map(row)}</ol>
          `
      }
      ${
        entries.length > 0
          ? html`<button
            class="button small quiet"
            type="button"
            @click=${() => {
              entries = [];
              changed();
            }}
          >
            Clear
          </button>`
          : nothing
      }
    `,
  };
}

function toggles(
  definition: ElementDefinition,
  prevented: Set<string>,
  changed: () => void,
): TemplateResult | typeof nothing {
  const cancelable = Object.entries(definition.events).filter(([, event]) => event.cancelable);
  if (cancelable.length === 0) return nothing;
  return html`
    <fieldset class="toggles">
      <legend>Prevent</legend>
      ${cancelable.map(
        ([name]) => html`
          <label>
            <input
              type="checkbox"
              .checked=${prevented.has(name)}
              @change=${(event: Event) => {
                if ((event.target as HTMLInputElement).checked) prevented.add(name);
                else prevented.delete(name);
                changed();
              }}
            />
            <code>${name}</code>
          </label>
        `,
      )}
    </fieldset>
  `;
}

function row(entry: Entry): TemplateResult {
  return html`
    <li>
      <details>
        <summary>
          <time>${entry.time}</time>
          <code class=${entry.kind}>${entry.name}${entry.kind === 'method' ? '()' : ''}</code>
          ${entry.prevented ? html`<span class="badge warn">prevented</span>` : nothing}
          <span class="preview">${entry.json.replace(/\s+/g, ' ')}</span>
        </summary>
        <pre>${entry.json}</pre>
      </details>
    </li>
  `;
}

/** JSON as far as it goes; what JSON cannot say, by name. */
function readable(value: unknown): string {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(
    value,
    (_, member: unknown) => {
      if (member instanceof Error) return { name: member.name, message: member.message };
      if (typeof member === 'function') return `function ${member.name}`;
      if (member instanceof Element) return `<${member.localName}>`;
      if (member instanceof Map || member instanceof Set) return [...member];
      if (Array.isArray(member) && member.length > written) {
        return [...member.slice(0, written), `and ${member.length - written} more`];
      }
      if (typeof member !== 'object' || member === null) return member;
      if (seen.has(member)) return 'seen above';
      seen.add(member);
      return member;
    },
    2,
  );
  return text ?? String(value);
}
