/** One automation in the editor: opened, saved, refused, and saved by somebody else meanwhile. Source: spec 001 §4.1, §7, §8. */

import { CallError } from '../../src/host/http/call-error.ts';
import type { EditorMode, SavedAutomation } from '../../src/ticketing/editor/editor-types.ts';
import { createAutomationSession } from '../../src/ticketing/editor/model/automation-session.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { fakeClient, turns } from '../support/fake-client.ts';

const stored = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  description: 'Says hello',
  conditions: { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
  actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hello</p>', public: true } }],
  version: '3',
};

async function open(mode: EditorMode = 'edit', changes: object = {}, takesOver = false) {
  const client = fakeClient();
  const saved: SavedAutomation[] = [];
  client.always('GetAttributeList', () => ({
    ticketAttributes: [
      { id: '6', attributeType: 'NUMERIC', name: 'People', active: true },
      { id: '9', attributeType: 'SOMETHING_NEW', name: 'New', active: true },
    ],
  }));
  client.always('listTicketStatuses', () => [{ id: 'NEW', displayName: 'New' }]);
  client.always('readAutomation', () => ({ ...stored, ...changes }));
  const session = createAutomationSession({
    client,
    type: 'EVENT_BASED',
    mode,
    id: mode === 'create' ? undefined : '7',
    onSaveRequest: () => !takesOver,
    onSaved: (one) => saved.push(one),
  });
  await turns();
  const editor = session.editor.value;
  if (!editor) throw new Error('It is not open');
  return { client, session, editor, saved, name: editor.form.field('name') };
}

describe('An automation in the editor', () => {
  it('is shown once attributes and statuses have come, kinds that nobody knows left out', async () => {
    const { session, editor } = await open();
    const { state } = session;
    ok(state.value.status === 'ready');
    deepEqual(
      state.value.value.attributes.map(({ name }) => name),
      ['People'],
    );
    equal(editor.form.values.value.name, 'Greet');
    ok(editor.form.isValid.value && !editor.form.isDirty.value);
  });

  it('compares a numeric attribute with no more than the server has configured', async () => {
    const all = [{ field: 'attribute:6', operator: 'greater_than', value: '51' }];
    const { client, editor } = await open('edit', { conditions: { all, any: [] } });
    ok(editor.form.isValid.value, 'it is not waited for');
    await client.only('readTicketingConfiguration').answer({ numericMaximum: 50 });
    deepEqual(
      editor.form.issues.value.map(({ code, limit }) => [code, limit]),
      [['numberTooLarge', 50]],
    );
  });

  it('begins empty where one is created, and as another where one is copied', async () => {
    const created = await open('create');
    equal(created.editor.form.values.value.name, '');
    equal(created.client.asked.filter(({ name }) => name === 'readAutomation').length, 0);
    const copied = await open('copy', { system: true });
    equal(copied.editor.form.values.value.name, 'Greet (Copy)');
    ok(!copied.session.isSystem.value);
    ok((await open('edit', { system: true })).session.isSystem.value);
  });

  it('asks again where something did not come', async () => {
    const client = fakeClient();
    client.always('GetAttributeList', () => ({ ticketAttributes: [] }));
    const session = createAutomationSession({
      client,
      type: 'BOARD',
      mode: 'create',
      onSaveRequest: () => true,
      onSaved: () => undefined,
    });
    await client.only('listTicketStatuses').fail();
    equal(session.state.value.status, 'failed');
    equal(session.editor.value, undefined);
    session.retry();
    await client.only('listTicketStatuses').answer([]);
    ok(session.editor.value);
  });

  it('saves the version that was edited', async () => {
    const { client, editor, saved, name } = await open();
    name.set('Meet');
    const submitted = editor.form.submit();
    await turns();
    const call = client.only('updateAutomation');
    deepEqual(call.params, { id: '7' });
    equal((call.body as { name: string }).name, 'Meet');
    await call.answer({ resultCode: 'SUCCESS', version: '4' });
    ok(await submitted);
    deepEqual(saved, [{ type: 'EVENT_BASED', mode: 'edit', id: '7', name: 'Meet' }]);
  });

  it('saves a copy as a new one', async () => {
    const { client, editor, saved } = await open('copy');
    const submitted = editor.form.submit();
    await turns();
    await client.only('createAutomation').answer({ id: '8' });
    ok(await submitted);
    deepEqual(
      saved.map(({ id }) => id),
      ['8'],
    );
  });

  it('keeps what is typed when it is refused, and tells the document’s code', async () => {
    const { client, session, editor, saved, name } = await open();
    name.set('Meet');
    for (const [resultCode, code] of [
      ['email_action_body_max_length', 'email_action_body_max_length'],
      ['something_else', 'other'],
    ] as const) {
      const submitted = editor.form.submit();
      await turns();
      await client.only('updateAutomation').answer({ resultCode });
      ok(!(await submitted));
      deepEqual(session.problem.value, { is: 'refused', code });
    }
    equal(name.value.value, 'Meet');
    equal(saved.length, 0);
  });

  it('never saves over what somebody else saved meanwhile, unless that is wanted', async () => {
    const { client, session, editor, name } = await open();
    const outdated = new CallError('server', { endpoint: 'updateAutomation', status: 412 });
    const fail = async () => {
      const submitted = editor.form.submit();
      await turns();
      client.always('readAutomation', () => ({ ...stored, name: 'Theirs', version: '5' }));
      await client.only('updateAutomation').fail(outdated);
      await submitted;
    };
    name.set('Mine');
    await fail();
    const { problem } = session;
    ok(problem.value?.is === 'outdated');
    equal(problem.value.theirs.name, 'Theirs');
    equal(name.value.value, 'Mine');
    session.keepOwn();
    const submitted = editor.form.submit();
    await turns();
    await client.only('updateAutomation').answer({ resultCode: 'SUCCESS', version: '6' });
    ok(await submitted);
    name.set('Mine again');
    await fail();
    session.takeTheirs();
    equal(name.value.value, 'Theirs');
    ok(!editor.form.isDirty.value && problem.value === undefined);
  });

  it('sends nothing where the page saves it its own way', async () => {
    const { client, editor, saved, name } = await open('edit', {}, true);
    name.set('Meet');
    ok(await editor.form.submit());
    deepEqual(client.open('updateAutomation'), []);
    deepEqual(saved, []);
  });

  it('tells why a call failed, and saves once', async () => {
    const { client, session, editor } = await open();
    const [first, second] = [editor.form.submit(), editor.form.submit()];
    await turns();
    await client.only('updateAutomation').fail();
    deepEqual([await first, await second], [false, false]);
    equal(session.problem.value?.is, 'failed');
  });
});
