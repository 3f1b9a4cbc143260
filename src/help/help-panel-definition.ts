import { doc } from '../host/doc.ts';
import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  text,
} from '../host/element-definition.ts';
import type {
  HelpCloseDetail,
  HelpOpenDetail,
  HelpOpening,
  HelpPrefill,
  HelpRoute,
  TicketCreated,
  TicketOrder,
} from './help-types.ts';

export const helpPanelDefinition = {
  tag: 'rmm-help-panel',
  summary: doc`Suggested articles for where the user is, search in the help centre, and a support ticket`,
  attributes: {
    opened: flag(doc`Shows the panel. Its code comes when it is first opened.`),
    layout: choice(
      ['floating', 'docked', 'inline'],
      doc`A card in the corner (default), the whole height beside the page, or where the element stands.`,
    ),
    withoutLauncher: flag(doc`The page has its own button, and calls open(); inline there is none.`),
    tooltip: flag(
      doc`Tells of the launcher until the user hides that for good: the page, which knows who has, leaves it away then.`,
    ),
    route: text(doc`Where the user is; default the page's hash, followed as it changes.`),
  },
  properties: {
    routes: property<readonly HelpRoute[]>(
      doc`readonly HelpRoute[]`,
      doc`Routes of the page's own and what to suggest there; asked before the built-in ones.`,
      [],
    ),
  },
  events: {
    'rmm-open': event<HelpOpenDetail>(doc`HelpOpenDetail`, doc`It is about to open; prevented, it stays closed`, {
      cancelable: true,
    }),
    'rmm-close': event<HelpCloseDetail>(doc`HelpCloseDetail`, doc`It was closed`),
    'rmm-ticket-submit': event<TicketOrder>(
      doc`TicketOrder`,
      doc`A ticket is about to be sent; prevented, the page sends it its own way and the draft stays`,
      { cancelable: true },
    ),
    'rmm-ticket-created': event<TicketCreated>(doc`TicketCreated`, doc`The ticket was sent`),
    'rmm-error': errorEvent,
  },
  methods: {
    open: method<(opening?: HelpOpening) => void>(
      doc`(opening?: HelpOpening) => Promise<void>`,
      doc`Opens it, at a view, with a search, or with a ticket begun`,
    ),
    close: method<() => void>(doc`() => Promise<void>`, doc`Closes it; what was written stays`),
    prefill: method<(prefill: HelpPrefill) => void>(
      doc`(prefill: HelpPrefill) => Promise<void>`,
      doc`Fills empty fields of the ticket form`,
    ),
  },
  parts: {
    launcher: doc`The button that opens it`,
    panel: doc`The panel`,
    'panel-header': doc`Its heading with the buttons`,
    'panel-body': doc`What is between heading and foot`,
  },
  cssProperties: {
    '--rmm-help-panel-width': doc`Width of the panel; default 400px`,
    '--rmm-help-panel-height': doc`Height of the floating panel at most; default 640px`,
    '--rmm-help-panel-inset': doc`Distance from the corner; default 20px`,
  },
} as const satisfies ElementDefinition;
