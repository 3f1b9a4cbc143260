/** What a page can make of an editor: its own atoms, what it knows of people, a limit, its choice of tools. `insert` and `exec` are among the methods beside. */
import type { RichTextEditorElement } from '../../../elements/rich-text-editor.ts';
import type { SampleState } from '../sample.ts';
import { findPeople } from './mentions.ts';

const label = { name: 'message', label: 'Message' };

const atoms = [
  { text: '{{ticket.id}}', label: 'Ticket ID', sample: '1042' },
  { text: '{{ticket.subject}}', label: 'Subject', sample: 'The printer prints only half a page' },
  { text: '{{requester.firstName}}', label: 'Requester’s first name', sample: 'Ines' },
];

const template = `<p>Hello {{requester.firstName}},</p>
<p>we received your ticket <strong>{{ticket.id}}</strong>, “{{ticket.subject}}”.
<span data-mention="admin" data-label="Aiko">@user:admin</span> and <span data-mention="gone" data-label="Ben Moore">@user:gone</span> are on it.</p>`;

const notes: Readonly<Record<string, { label?: string; note?: string; isInvalid?: boolean }>> = {
  admin: { label: 'Aiko Tanaka' },
  gone: { note: 'Technician deleted', isInvalid: true },
};

export const apiStates: readonly SampleState[] = [
  {
    name: 'Placeholders and people',
    attributes: { ...label, hint: 'Type {{ticket.id}}, point at a chip, or look at the source.' },
    setUp: (element) =>
      Object.assign(element as RichTextEditorElement, {
        atoms,
        onMentionLookup: findPeople,
        onMentionResolve: async (ids: readonly string[]) => ids.map((id) => ({ id, ...notes[id] })),
        value: template,
      }),
  },
  {
    name: 'At most 200 characters',
    attributes: { ...label, 'max-length': '200' },
    setUp: (element) =>
      Object.assign(element as RichTextEditorElement, {
        value: `<p>${'The restore is done, and every file was compared. '.repeat(3)}Nothing else is to be done.</p>`,
      }),
  },
  {
    name: 'Own choice of tools',
    attributes: label,
    setUp: (element) =>
      Object.assign(element as RichTextEditorElement, {
        toolbar: [
          ['style'],
          ['bold', 'italic', 'strikethrough', 'code'],
          ['bulletedList', 'numberedList', 'indent', 'outdent'],
          ['link', 'table'],
        ],
        value: '<p>What isn’t in the toolbar keeps its <strong>keys</strong>.</p>',
      }),
  },
];
