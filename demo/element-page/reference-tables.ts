import { html, nothing, type TemplateResult } from 'lit-html';
import { attributeName, type ElementDefinition } from '../../src/host/element-definition.ts';
import type { ElementDocs } from '../../src/host/element-docs.ts';
import { withCode } from './with-code.ts';

/** All that is public of an element. */
export function referenceTables(definition: ElementDefinition, docs: ElementDocs): TemplateResult {
  const attributes = Object.entries(definition.attributes).map(([property, attribute]) => [
    attributeName(property),
    attribute.choices?.join(' | ') ?? attribute.kind,
    docs.attributes[property],
  ]);
  const properties = Object.entries(docs.properties).map(([name, { type, description }]) => [name, type, description]);
  const events = Object.entries(docs.events).map(([name, { detail, description }]) => {
    const isCancelable = definition.events[name as `rmm-${string}`]?.cancelable;
    return [
      name,
      detail,
      html`${withCode(description)}${isCancelable ? html` <span class="badge">cancelable</span>` : nothing}`,
    ];
  });
  const methods = Object.entries(docs.methods).map(([name, { signature, description }]) => [
    name,
    signature,
    description,
  ]);
  const parts = Object.entries(docs.parts).map(([name, description]) => [`::part(${name})`, undefined, description]);
  const styles = Object.entries(docs.cssProperties).map(([name, description]) => [name, undefined, description]);
  return html`
    ${table('Attributes', 'Type', attributes)} ${table('Properties', 'Type', properties)} ${table('Events', 'Detail', events)}
    ${table('Methods', 'Signature', methods)} ${table('Parts', undefined, parts)} ${table('CSS properties', undefined, styles)}
  `;
}

function table(
  title: string,
  second: string | undefined,
  rows: (string | TemplateResult | undefined)[][],
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`
    <div class="reference">
      <h3>${title}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              ${second ? html`<th scope="col">${second}</th>` : nothing}
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([name, type, description]) => html`
                <tr>
                  <th scope="row"><code>${name}</code></th>
                  ${second ? html`<td><code>${type}</code></td>` : nothing}
                  <td>${typeof description === 'string' ? withCode(description) : description}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </div>
  `;
}
