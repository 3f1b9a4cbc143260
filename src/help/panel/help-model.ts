/** Where the panel is, and what it was asked for. Source: spec 000 §4 (Help panel). */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type ArticlesModel, createArticlesModel, type FindArticles } from '../articles/articles-model.ts';
import type { HelpOpening, HelpPrefill, HelpView } from '../help-types.ts';

/** Milliseconds after the last key. */
const searchDelay = 300;

interface Shape {
  readonly view: ReadonlySignal<HelpView>;
  /** What stands in the search field. */
  readonly query: ReadonlySignal<string>;
  readonly suggested: ArticlesModel;
  readonly found: ArticlesModel;
  /** Given by the host, and not yet taken by the ticket form. */
  readonly prefill: ReadonlySignal<HelpPrefill | undefined>;
  show(view: HelpView): void;
  /** Typed: asks a little later, or at once. An empty text leads back to the suggestions. */
  search(query: string, isDone?: boolean): void;
  open(opening: HelpOpening): void;
  fillIn(prefill: HelpPrefill): void;
  takePrefill(): HelpPrefill | undefined;
  /** Said on the first view, until another one is shown. */
  readonly wasTicketSent: ReadonlySignal<boolean>;
  /** What the backend told of it. */
  readonly sentTicket: ReadonlySignal<SentTicket | undefined>;
  keepSent(ticket: SentTicket): void;
  /** The form closes (spec 000 §4). */
  ticketSent(): void;
}
export interface SentTicket {
  id: string | undefined;
  url: string | undefined;
}

export type HelpModel = Model<Shape>;

export function createHelpModel(find: FindArticles): HelpModel {
  return new (createModel<Shape>(() => helpModel(find)))();
}

function helpModel(find: FindArticles): Shape {
  const view = signal<HelpView>('default');
  const query = signal('');
  const prefill = signal<HelpPrefill | undefined>(undefined);
  const wasTicketSent = signal(false);
  const sentTicket = signal<SentTicket | undefined>(undefined);
  const suggested = createArticlesModel(find);
  const found = createArticlesModel(find);

  function show(next: HelpView) {
    view.value = next;
    wasTicketSent.value = false;
    if (next !== 'default') return;
    query.value = '';
    found.forget();
  }

  function search(text: string, isDone = false) {
    query.value = text;
    if (text.trim() === '') show('default');
    else {
      show('articleList');
      found.ask(text.trim(), isDone ? 0 : searchDelay);
    }
  }

  function fillIn(next: HelpPrefill) {
    prefill.value = { ...prefill.peek(), ...next };
  }

  return {
    view,
    query,
    suggested,
    found,
    prefill,
    wasTicketSent,
    show,
    search,
    fillIn,
    open({ view: wanted, query: text, ...fields }) {
      const isTicket = Object.values(fields).some((value) => value !== undefined);
      if (isTicket) fillIn(fields);
      if (text?.trim()) search(text, true);
      const next = wanted ?? (isTicket ? 'submitHelpTicket' : undefined);
      if (next === 'articleList' && query.peek().trim() === '') show('default');
      else if (next) show(next);
    },
    takePrefill() {
      const taken = prefill.peek();
      prefill.value = undefined;
      return taken;
    },
    sentTicket,
    keepSent(ticket) {
      sentTicket.value = ticket;
    },
    ticketSent() {
      if (view.peek() === 'submitHelpTicket') show('default');
      wasTicketSent.value = true;
    },
  };
}
