/** The placeholders of a text as atoms of the editor: a chip with its name and a sample, `{{ticket.id}}` in the value. */
import type { Translate } from '../../host/messages.ts';
import type { EditorAtom } from '../../ui/editor/model/editor-types.ts';
import type en from '../placeholders/placeholder-messages.en.json';
import { nameKey, sampleKey } from '../placeholders/placeholder-messages.ts';
import { type PlaceholderPlace, placeholdersFor, placeholderToken } from '../placeholders/placeholders.ts';
import type { AutomationType } from '../terms/automation.ts';

/** `t`: of `placeholderMessages`. */
export function placeholderAtoms(place: PlaceholderPlace, type: AutomationType, t: Translate<typeof en>): EditorAtom[] {
  return placeholdersFor(place, type).map((name) => ({
    text: placeholderToken(name),
    label: t(nameKey(name)),
    sample: plainText(t(sampleKey(name))),
  }));
}

/** Of a sample that is formatted, for a tooltip. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
