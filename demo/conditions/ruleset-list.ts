/** The rulesets, each of which opens in the element. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { type RulesetType, rulesetTypes } from '../../src/ticketing/ruleset/ruleset-types.ts';
import type { ConditionBoard } from '../common/condition-api.ts';

export const typeNames: Readonly<Record<RulesetType, string>> = {
  SCRIPT_RULE: 'script rule',
  CONDITION_RULE: 'condition rule',
  ACTIVITY_RULE: 'activity rule',
};

/** @param reread Asks for the rulesets again */
export function createRulesetList(draw: () => void, reread: () => Promise<void>) {
  let edited: { type: RulesetType; id?: number } | undefined;

  const open = (ruleset: typeof edited) => () => {
    edited = ruleset;
    draw();
  };

  return {
    view: (rulesets: ConditionBoard['rulesets']): TemplateResult => html`
      <section class="rulesets" aria-labelledby="rulesets">
        <h2 id="rulesets">Rulesets</h2>
        <ul>
          ${rulesets.map(
            ({ id, name, type, enabled }) => html`<li>
              <span dir="auto">${name}</span> <span class="soft">${typeNames[type]}</span>
              ${enabled ? nothing : html`<span class="badge">Off</span>`}
              <button class="button small" type="button" aria-label=${`Edit ${name}`} @click=${open({ type, id })}>Edit</button>
            </li>`,
          )}
        </ul>
        <div class="inline">
          ${rulesetTypes.map(
            (type) =>
              html`<button class="button small" type="button" @click=${open({ type })}>New ${typeNames[type]}</button>`,
          )}
        </div>
        <rmm-ticket-ruleset
          type=${edited?.type ?? nothing}
          ruleset-id=${edited?.id ?? nothing}
          ?open=${edited !== undefined}
          @rmm-close=${open(undefined)}
          @rmm-ruleset-saved=${() => void reread()}
        ></rmm-ticket-ruleset>
      </section>
    `,
  };
}
