import { signal } from '@preact/signals-core';
import { translator } from '../../src/host/messages.ts';
import { placeholderMessages } from '../../src/ticketing/placeholders/placeholder-messages.ts';
import { readAutomationLink } from '../../src/ticketing/rich-text/automation-link.ts';
import { mentionMessages, mentionStates } from '../../src/ticketing/rich-text/mention-states.ts';
import { placeholderAtoms } from '../../src/ticketing/rich-text/placeholder-atoms.ts';
import { atomTable } from '../../src/ui/editor/atom/atom-table.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const english = signal({ locale: 'en', translate: () => undefined });

describe('what the editor of a ticket text shows in it', () => {
  it('has every placeholder that may be there, with a name and a sample', () => {
    const atoms = placeholderAtoms('emailBody', 'EVENT_BASED', translator(placeholderMessages, english));
    deepEqual(
      atoms.find(({ text }) => text === '{{ticket.id}}'),
      { text: '{{ticket.id}}', label: 'ID', sample: '1042' },
    );
    equal(atoms.find(({ text }) => text === '{{comments.all}}')?.sample, 'We are on it. It prints again.');
    ok(!atoms.some(({ text }) => text.includes('currentUser')), 'nobody is at the screen');
    equal(atomTable(atoms)?.byText.size, atoms.length);
  });

  it('says of whoever is mentioned what is wrong, in the words of the specification', () => {
    const t = translator(mentionMessages, english);
    const people = [
      { id: '1', displayName: 'Ann Lee', deleted: false, permitted: true },
      { id: '2', name: 'Bo', deleted: true },
      { id: '3', name: 'Cy', permitted: false },
    ];
    deepEqual(mentionStates(['1', '2', '3', '4'], people, t), [
      { id: '1', label: 'Ann Lee', note: undefined, isInvalid: false },
      { id: '2', label: 'Bo', note: 'Technician deleted', isInvalid: true },
      { id: '3', label: 'Cy', note: 'Technician not allowed to view ticket', isInvalid: true },
      { id: '4', label: undefined, note: 'User not Found', isInvalid: true },
    ]);
  });
});

describe('a link to an automation', () => {
  it('is known by the end of its address', () => {
    const read = (href: string) => readAutomationLink(href, 'https://console.example/x/');
    deepEqual(read('https://console.example/automations/EVENT_BASED/7'), { type: 'EVENT_BASED', id: '7' });
    deepEqual(read('../eu/automations/TIME_BASED/a%20b/?tab=1'), { type: 'TIME_BASED', id: 'a b' });
    for (const other of ['/automations/7', '/automations/event/7', 'mailto:a@b.c', 'https://[', '/automations/A/%zz'])
      equal(read(other), undefined, other);
  });
});
