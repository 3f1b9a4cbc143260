/** What is being written in tickets that are open in an editor, one for each ticket. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { constant, id, ids, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const timeEntry = z.object({
  remote: z.boolean(),
  /** ISO 8601. */
  startDate: z.string(),
  agreementId: z.nullable(id),
  billingType: z.nullable(constant),
  agreementOriginType: z.nullable(constant),
});
export type TimeEntry = Frozen<z.output<typeof timeEntry>>;

const ticketEditor = z.object({
  ticketId: id,
  /** The same in words and in HTML. */
  body: z.string(),
  htmlBody: z.string(),
  uploads: listBy('resourceId', z.object({ resourceId: id })),
  isPublic: z.boolean(),
  techniciansTagged: ids,
  timeEntry: z.nullable(timeEntry),
});
export type TicketEditor = Frozen<z.output<typeof ticketEditor>>;

const editors = entriesBy('ticketId', 'open editor of the ticket');
const uploads = entriesBy('resourceId', 'upload');

/** Private, so that nothing reaches a customer because somebody overlooked a choice. */
const newEditor = (ticketId: string): TicketEditor => ({
  ticketId,
  body: '',
  htmlBody: '',
  uploads: [],
  isPublic: false,
  techniciansTagged: [],
  timeEntry: null,
});

export const ticketEditorsSlice = defineSlice({
  name: 'ticketEditors',
  section: '002 §3.5',
  shape: z.object({ editors: listBy('ticketId', ticketEditor) }),
  defaults: { editors: [] },
  transitions: {
    /** Opened again, it has what was written before. */
    open: (state, ticketId: string) =>
      state.editors.some((editor) => editor.ticketId === ticketId)
        ? state
        : { editors: [...state.editors, newEditor(ticketId)] },

    write: (state, ticketId: string, text: Pick<TicketEditor, 'body' | 'htmlBody' | 'techniciansTagged'>) =>
      changed(state, ticketId, (editor) => ({
        ...editor,
        ...text,
        techniciansTagged: [...new Set(text.techniciansTagged)],
      })),

    setPublic: (state, ticketId: string, isPublic: boolean) =>
      changed(state, ticketId, (editor) => ({ ...editor, isPublic })),

    addUpload: (state, ticketId: string, resourceId: string) =>
      changed(state, ticketId, (editor) => ({ ...editor, uploads: uploads.added(editor.uploads, { resourceId }) })),

    removeUpload: (state, ticketId: string, resourceId: string) =>
      changed(state, ticketId, (editor) => ({ ...editor, uploads: uploads.removed(editor.uploads, [resourceId]) })),

    setTime: (state, ticketId: string, entry: TimeEntry | null) => {
      if (entry !== null && Number.isNaN(Date.parse(entry.startDate)))
        throw new IllegalTransition('The time cannot be entered', `"${entry.startDate}" is no date`);
      return changed(state, ticketId, (editor) => ({ ...editor, timeEntry: entry }));
    },

    /** It was sent, or thrown away. */
    close: (state, ticketId: string) => ({ editors: editors.removed(state.editors, [ticketId]) }),
  },
});

const changed = (
  state: { readonly editors: readonly TicketEditor[] },
  ticketId: string,
  change: (editor: TicketEditor) => TicketEditor,
) => ({ editors: editors.changed(state.editors, ticketId, change) });
