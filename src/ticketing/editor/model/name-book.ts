/** Looks names up once the code that does is there: a rule is shown before, and named a moment later. */
import { createResource, type Resource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { NamedReference } from '../../actions/action-kind.ts';
import type { FieldFacts } from '../../conditions/condition-fields.ts';
import type { Lookup } from '../../terms/choices.ts';
import type { AutomationValues } from './automation-values.ts';
import type { ChannelList } from './channel-list.ts';

type Names = typeof import('./automation-names.ts');

export interface NameBook {
  /** Reads signals: what asks by it hears when a name comes. No method of a model, which nobody would hear of. */
  readonly lookup: Lookup;
  /** Asks for the names of what the rule refers to. Reads signals, too. */
  want(values: AutomationValues, facts: FieldFacts): void;
}

/** Of the directory, and of channels. */
export function createNameBook(client: HttpClient, channels: ChannelList): NameBook {
  const code: Resource<void, Names> = createResource({ read: () => import('./automation-names.ts') });
  code.ask();
  const names = () => valueIn(code.state.value);
  return {
    lookup(noun, id) {
      if (noun !== 'channel') return names()?.directoryLookup(client)(noun, id);
      const known = valueIn(channels.state.value);
      return known && (known.find((channel) => channel.id === id)?.name ?? { name: id, deleted: true });
    },
    want(values, facts) {
      const references: readonly NamedReference[] = names()?.referencesIn(values, facts) ?? [];
      names()?.wantNames(client, references);
      if (references.some(({ noun }) => noun === 'channel')) channels.want();
    },
  };
}
