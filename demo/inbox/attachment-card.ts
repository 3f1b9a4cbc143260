import { html, nothing, type TemplateResult } from 'lit-html';
import { until } from 'lit-html/directives/until.js';
import type { SentAttachment } from '../common/demo-api.ts';

/** Spec 000 §4; a checked file needs no word. */
const states: Readonly<Record<string, { text: string; tone: string }>> = {
  PROCESSING: { text: 'Processing', tone: 'warn' },
  FAILURE: { text: 'Failed', tone: 'bad' },
  SUSPICIOUS: { text: 'Resource Not Found', tone: 'bad' },
};
/** Characters of a text that are shown in the page. */
const longestText = 20_000;
const sizes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function attachmentCard(file: SentAttachment): TemplateResult {
  const { name, size, uploadStatus, contentAddress } = file;
  const state = states[uploadStatus];
  return html`
    <div class="attachment">
      ${preview(file)}
      <p>
        ${
          contentAddress === null
            ? html`<span class="name" dir="auto">${name}</span>`
            : html`<a class="name" dir="auto" href=${contentAddress} target="_blank" rel="noopener">${name}</a>`
        }
        <span class="soft">${sizeText(size)}</span>
        ${state ? html`<span class=${`badge ${state.tone}`}>${state.text}</span>` : nothing}
      </p>
    </div>
  `;
}

function preview({ name, kind, contentAddress }: SentAttachment): TemplateResult | typeof nothing {
  if (contentAddress === null) return nothing;
  if (kind.startsWith('image/'))
    return html`<img src=${contentAddress} alt=${`Attached image ${name}`} loading="lazy" />`;
  if (kind === 'text/plain') return html`<pre dir="auto">${until(textAt(contentAddress), 'Loading…')}</pre>`;
  return nothing;
}

const texts = new Map<string, Promise<string>>();

/** Asked for once; content never changes under its address. */
function textAt(address: string): Promise<string> {
  const known = texts.get(address) ?? readText(address);
  texts.set(address, known);
  return known;
}

async function readText(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    const text = await response.text();
    return text.length > longestText ? `${text.slice(0, longestText)}\n…` : text;
  } catch {
    texts.delete(address);
    return 'Couldn’t load the text.';
  }
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${sizes.format(bytes / 1024)} KB` : `${sizes.format(bytes / 1024 ** 2)} MB`;
}
