/** Changes that were taken up again, of which a tab that is gone by now had told: its news may come late. */
import { signal } from '@preact/signals-core';
import { randomId } from '../../../src/base/random-id.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../src/host/drafts/draft-store.ts';
import type { DraftNews } from '../../../src/host/drafts/draft-types.ts';
import { keptAutomation } from '../../../src/ticketing/editor/model/automation-draft.ts';
import {
  type AutomationDraft,
  automationDraftKind,
} from '../../../src/ticketing/editor/model/automation-draft-kind.ts';
import { createAutomationSession } from '../../../src/ticketing/editor/model/automation-session.ts';
import { createDraftKeeper } from '../../../src/ui/form-draft/draft-keeper.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

type News = DraftNews<readonly AutomationDraft[]>;

describe('Restored changes to an automation', () => {
  for (const [answer, name] of [
    ['restore', 'Begun'],
    ['discard', ''],
  ] as const)
    it(`do not come back by late news of how they were kept: ${answer}`, async () => {
      const configuration = { ...configurationFor(document.body).signal.peek(), currentUser: { id: randomId() } };
      const openStore = () =>
        createDraftStore({ kind: automationDraftKind, owner: draftOwner(configuration).key, id: 'create:EVENT_BASED' });
      const store = openStore();
      let tell: ((news: News) => void) | undefined;
      const open = async () => {
        const client = fakeClient();
        client.always('GetAttributeList', () => ({ ticketAttributes: [] }));
        client.always('listTicketStatuses', () => []);
        const about = { mode: 'create', id: undefined } as const;
        const session = createAutomationSession({
          ...about,
          client,
          type: 'EVENT_BASED',
          onSaveRequest: () => true,
          onSaved: () => undefined,
        });
        await turns();
        const heard = () =>
          Object.create(openStore(), {
            listen: {
              value(listener: (news: News) => void) {
                tell = listener;
                return () => undefined;
              },
            },
          });
        const kept = keptAutomation({ ...about, session, openStore: heard });
        const keeper = createDraftKeeper({ ...kept, configuration: signal(configuration) });
        return { session, keeper };
      };
      const end = ({ session, keeper }: Awaited<ReturnType<typeof open>>) => {
        keeper[Symbol.dispose]();
        session[Symbol.dispose]();
      };
      const kept = async () => (await store.read())?.values ?? [];

      const before = await open();
      before.session.editor.value?.form.field('name').set('Begun');
      await eventually(async () => equal((await kept()).length, 1));
      const [begun] = await kept();
      end(before);
      const later = await open();
      await eventually(() => equal(later.keeper.offer.value?.from, 'earlier'));
      later.keeper[answer]();
      equal(later.session.editor.value?.form.values.value.name, name);
      ok(begun && tell);
      const onLeaving = { ...begun, isLeft: true, written: begun.written + 10 } as const;
      for (const late of [begun, onLeaving])
        tell({ is: 'changed', draft: { values: [late], files: [], written: late.written } });
      equal(later.keeper.offer.value, undefined);
      later.keeper.end('sent');
      await eventually(async () => deepEqual(await kept(), []));
      end(later);
      await new Promise((resolve) => setTimeout(resolve, 0));
      deepEqual(await kept(), []);
      store.close();
    });
});
