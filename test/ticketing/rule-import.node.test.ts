/** A rule as a file, and put in on another server, where its ids are none or stand for something else. */
import { signal } from '@preact/signals-core';
import {
  type AutomationValues,
  emptyAutomation,
  isSentAlike,
} from '../../src/ticketing/editor/model/automation-values.ts';
import { createChannelList } from '../../src/ticketing/editor/model/channel-list.ts';
import { fileNameOf, readRuleText, ruleText } from '../../src/ticketing/editor/model/rule-file.ts';
import { createRuleImport } from '../../src/ticketing/editor/model/rule-import.ts';
import { type Reference, ruleReferences, withReferences } from '../../src/ticketing/editor/model/rule-references.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { fakeClient, turns } from '../support/fake-client.ts';

const building: TicketAttribute = {
  id: 3,
  name: 'Building',
  attributeType: 'DROPDOWN',
  active: true,
  content: { values: [{ id: 7, name: 'North' }] },
};
const theirs = { attributes: [building], statuses: [{ id: '11', displayName: 'In triage', parentId: 'OPEN' }] };

const rule: AutomationValues = {
  ...emptyAutomation,
  name: 'Route printers',
  conditions: {
    all: [
      { id: 'a', field: 'organization', operator: 'contains_any', value: ['5', '6'] },
      { id: 'b', field: 'attribute:3', operator: 'equals', value: '7' },
      { id: 'c', field: 'status', operator: 'equals', value: '11' },
      { id: 'd', field: 'tags', operator: 'contains_any', value: ['vip'] },
      { id: 'e', field: 'summary', operator: 'contains', value: '5' },
    ],
    any: [],
  },
  actions: [
    { id: 'f', field: 'ticket', value: { assignedAppUserId: '5', status: 'OPEN' } },
    { id: 'g', field: 'attributes', value: { 3: '7' } },
    { id: 'h', field: 'SEND_NOTIFICATION', value: [{ channelId: '5', channelType: 'SLACK' }] },
  ],
};
const names: Record<string, string> = {
  'organization 5': 'Harbor',
  'organization 6': 'Fjord',
  'user 5': 'Ada',
  'status 11': 'In triage',
  'tag vip': 'vip',
  'channel 5': 'Help desk',
};
const exported = () =>
  ruleText(rule, {
    type: 'EVENT_BASED',
    attributes: theirs.attributes,
    references: ruleReferences(rule, theirs),
    nameOf: ({ noun, id }) => names[`${noun} ${id}`],
  });

const page = (...results: object[]) => ({ results, totalElements: results.length, totalPages: 1 });

async function importing(facts: object, text = exported(), type: 'EVENT_BASED' | 'BOARD' = 'EVENT_BASED') {
  const client = fakeClient();
  client.always('queryOrganizations', () => page({ id: '5', name: 'Harbor' }, { id: '6', name: 'Somebody else' }));
  client.always('queryUsers', () => page());
  client.always('listTags', () => page({ id: 1, name: 'printer' }));
  client.always('listChannels', () => [{ id: '5', name: 'Help desk', type: 'SLACK' }]);
  const model = createRuleImport({ client, channels: createChannelList(client), type, facts: signal(facts) });
  model.read(text);
  await turns();
  await turns();
  return { client, model };
}

describe('A rule as a file', () => {
  it('names what it refers to, each once', () => {
    deepEqual(
      ruleReferences(rule, theirs).map(({ noun, id }) => `${noun} ${id}`),
      ['attribute 3', 'organization 5', 'organization 6', 'status 11', 'tag vip', 'user 5', 'channel 5'],
    );
  });

  it('is the same rule where everything it names keeps its id', () => {
    const mapping = {
      idOf: ({ id }: Reference) => id,
      nameOf: () => 'x',
      choiceOf: (_: string, choice: string) => choice,
    };
    const same = withReferences(rule, mapping, theirs);
    ok(isSentAlike(rule, same, 'EVENT_BASED'));
  });

  it('refuses what is none, what is too large and what is of a newer release', () => {
    equal(readRuleText(exported()).is, 'rule');
    for (const text of ['', '{', 'null', '[]', '{"format":"x"}', '{"format":"rmm-elements/automation","version":1}'])
      equal(readRuleText(text).is, 'other', text);
    equal(readRuleText('{"format":"rmm-elements/automation","version":2,"rule":{}}').is, 'newer');
    equal(readRuleText(' '.repeat(5_000_001)).is, 'tooLarge');
    const { is } = readRuleText(exported().replace('"EVENT_BASED"', '"SOMETHING"'));
    equal(is, 'other');
  });

  it('is called by what it is called', () => {
    equal(fileNameOf('Tür / 印刷: "x"'), 'Tür-印刷-x.json');
    equal(fileNameOf('???'), 'automation.json');
  });
});

describe('A rule that is imported', () => {
  const mention = (id: string, name: string) => `<span data-mention="${id}" data-label="${name}">@user:${id}</span>`;
  const commenting: AutomationValues = {
    ...emptyAutomation,
    name: 'Ask',
    actions: [
      {
        id: 'a',
        field: 'ADD_TICKET_COMMENT',
        value: {
          body: `<p>${mention('5', 'Ada')}, ${mention('8', 'Grace &amp; Co')} or <span>@user:9</span>: {{ticket.id}}</p>`,
          public: false,
        },
      },
    ],
  };
  const withMentioned = async () => {
    const facts = { attributes: [], statuses: [] };
    const references = ruleReferences(commenting, facts);
    const text = ruleText(commenting, { type: 'EVENT_BASED', attributes: [], references, nameOf: () => undefined });
    const { client, model } = await importing(facts);
    client.always('queryUsers', () => page({ id: '8', name: 'Grace & Co' }, { id: 'ada', name: 'Ada "L"' }));
    return { model, text };
  };

  it('lists whom its comments mention and who is nobody here, or somebody else', async () => {
    const { model, text } = await withMentioned();
    model.read(text);
    await turns();
    await turns();
    deepEqual(
      model.unresolved.value?.map(({ noun, id, name }) => [noun, id, name]),
      [
        ['user', '5', 'Ada'],
        ['user', '9', '9'],
      ],
    );
  });

  it('mentions those who take their places; of others the name stays', async () => {
    const { model, text } = await withMentioned();
    model.read(text);
    await turns();
    await turns();
    model.choose('user 9', '8');
    deepEqual(model.result()?.actions[0]?.value, {
      body: `<p>@Ada, ${mention('8', 'Grace &amp; Co')} or ${mention('8', 'Grace &amp; Co')}: {{ticket.id}}</p>`,
      public: false,
    });
  });

  it('lists what is not there, and what is something else there', async () => {
    const { model } = await importing({ attributes: [], statuses: [] });
    deepEqual(
      model.unresolved.value?.map(({ noun, name, isOther }) => [noun, name, isOther]),
      [
        ['attribute', 'Building', false],
        ['organization', 'Fjord', true],
        ['status', 'In triage', false],
        ['tag', 'vip', false],
        ['user', 'Ada', false],
      ],
    );
  });

  it('has nothing to list where everything is there', async () => {
    const { model, client } = await importing(theirs, exported().replace('"6":"Fjord"', '"6":"Somebody else"'));
    deepEqual(
      model.unresolved.value?.map(({ key }) => key),
      ['tag vip', 'user 5'],
    );
    equal(client.asked.filter(({ name }) => name === 'queryOrganizations').length, 1);
  });

  it('is put in with what takes their place, and without what was given none', async () => {
    const place = { ...building, id: 30, content: { values: [{ id: 70, name: 'North' }] } };
    const { model } = await importing({ attributes: [place], statuses: [{ id: '12', displayName: 'Triage' }] });
    for (const [key, id] of [
      ['attribute 3', '30'],
      ['organization 6', '9'],
      ['status 11', '12'],
      ['user 5', 'ada'],
    ] as const)
      model.choose(key, id);
    const result = model.result();
    deepEqual(
      result?.conditions.all.map(({ field, value }) => [field, value]),
      [
        ['organization', ['5', '9']],
        ['attribute:30', '70'],
        ['status', '12'],
        ['tags', []],
        // A text is nobody's id.
        ['summary', '5'],
      ],
    );
    deepEqual(
      result?.actions.map(({ value }) => value),
      [{ assignedAppUserId: 'ada', status: 'OPEN' }, { 30: '70' }, [{ channelId: '5', channelType: 'SLACK' }]],
    );
  });

  it('leaves rows about a field out that has no place', async () => {
    const { model } = await importing({ attributes: [], statuses: [] });
    const result = model.result();
    ok(!result?.conditions.all.some(({ field }) => field === 'attribute:3'));
    deepEqual(result?.actions[1]?.value, {});
  });

  it('waits until the server has told what it knows, and can ask again', async () => {
    const client = fakeClient();
    client.always('queryUsers', () => page());
    client.always('listTags', () => page());
    client.always('listChannels', () => []);
    const model = createRuleImport({
      client,
      channels: createChannelList(client),
      type: 'EVENT_BASED',
      facts: signal(theirs),
    });
    model.read(exported());
    await turns();
    equal(model.unresolved.value, undefined);
    equal(model.result(), undefined);
    await client.only('queryOrganizations').fail();
    ok(model.hasFailed.value);
    model.retry();
    await turns();
    await client.only('queryOrganizations').answer(page({ id: '5', name: 'Harbor' }, { id: '6', name: 'Fjord' }));
    ok(!model.hasFailed.value && model.unresolved.value);
  });

  it('is refused where it is of another type', async () => {
    const { model } = await importing(theirs, exported(), 'BOARD');
    equal(model.problem.value, 'otherType');
    equal(model.file.value, undefined);
  });
});
