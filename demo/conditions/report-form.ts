/** What a device is to report, and to which ruleset. */
import { html, type TemplateResult } from 'lit-html';
import type { ConditionBoard, DeviceReport } from '../common/condition-api.ts';
import { typeNames } from './ruleset-list.ts';

interface ReportFormOptions {
  isBusy: boolean;
  report(report: DeviceReport, name: string): Promise<void>;
}

/** Each event with each ruleset of its type, as one choice: what does not fit together can't be chosen. */
export function reportForm(board: ConditionBoard, { isBusy, report }: ReportFormOptions): TemplateResult {
  const choices = board.rulesets.flatMap((ruleset) =>
    board.events.filter(({ type }) => type === ruleset.type).map((event) => ({ event, ruleset })),
  );
  return html`
    <form class="report-form" aria-labelledby="report" @submit=${(submitted: SubmitEvent) => {
      submitted.preventDefault();
      const data = new FormData(submitted.target as HTMLFormElement);
      const chosen = choices[Number(data.get('choice'))];
      if (!chosen) return;
      const { event, ruleset } = chosen;
      void report({ deviceId: Number(data.get('device')), event: event.id, rulesetId: ruleset.id }, event.name);
    }}>
      <h2 id="report">A device reports</h2>
      <label class="field">
        <span>Device</span>
        <select name="device">
          ${board.devices.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select>
      </label>
      <label class="field">
        <span>What it reports</span>
        <select name="choice">
          ${board.rulesets.map(
            (ruleset) => html`
              <optgroup label=${`${ruleset.name} (${typeNames[ruleset.type]})`}>
                ${choices.map((one, index) =>
                  one.ruleset === ruleset ? html`<option value=${index}>${one.event.name}</option>` : '',
                )}
              </optgroup>
            `,
          )}
        </select>
      </label>
      <button class="button primary" type="submit" ?disabled=${isBusy}>Report</button>
    </form>
  `;
}
