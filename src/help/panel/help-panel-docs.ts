import { tagName } from '../../host/element-definition.ts';
import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { helpPanelDefinition } from './help-panel-definition.ts';

export const helpPanelDocs: DocsOf<typeof helpPanelDefinition> = {
  summary: 'Suggested articles for the current page, help center search, and support tickets',
  attributes: {
    opened: 'Shows the panel. Its code comes when it is first opened.',
    layout: 'A card in the corner (default), the whole height beside the page, or where the element stands.',
    corner: 'Where the launcher stands, and the panel with it; default bottom-end.',
    withoutLauncher: 'The page has its own button, and calls open(); inline there is none.',
    tooltip:
      'Tells of the launcher until the user hides that for good: the page, which knows who has, leaves it away then.',
    route: "Where the user is; default the page's hash, followed as it changes.",
    remoteImages: `ask: in a ticket’s message, as in <${tagName('rich-text-editor')}>, nothing is requested of an image elsewhere before the user presses Load. Default: load.`,
  },
  properties: {
    routes: {
      type: 'readonly HelpRoute[]',
      description: "Routes of the page's own and what to suggest there; asked before the built-in ones.",
    },
  },
  events: {
    'rmm-open': { detail: 'HelpOpenDetail', description: 'It is about to open; prevented, it stays closed' },
    'rmm-room-change': {
      detail: 'HelpRoomDetail',
      description:
        'A docked panel covers so much of the page’s side now; `--rmm-help-room` on the document says it, too',
    },
    'rmm-close': { detail: 'HelpCloseDetail', description: 'It was closed' },
    'rmm-ticket-submit': {
      detail: 'TicketOrder',
      description:
        'A ticket is about to be sent; prevented, the page sends it its own way and the draft stays. With respondWith(), the draft goes when the page has sent it',
    },
    'rmm-ticket-created': { detail: 'TicketCreated', description: 'The ticket was sent' },
    'rmm-error': errorEventDocs,
  },
  methods: {
    open: {
      signature: '(opening?: HelpOpening) => Promise<void>',
      description: 'Opens it, at a view, with a search, or with a ticket begun',
    },
    close: { signature: '() => Promise<void>', description: 'Closes it; what was written stays' },
    prefill: {
      signature: '(prefill: HelpPrefill) => Promise<void>',
      description: 'Fills empty fields of the ticket form',
    },
  },
  parts: {
    launcher: 'The button that opens it',
    panel: 'The panel',
    'panel-header': 'Its heading with the buttons',
    'panel-body': 'What is between heading and foot',
  },
  cssProperties: {
    '--rmm-help-panel-width': 'Width of the panel; default 400px',
    '--rmm-help-panel-height': 'Height of the floating panel at most; default 640px',
    '--rmm-help-panel-inset': 'Distance from the corner; default 20px',
    '--rmm-help-offset':
      'How much further from the top or bottom edge, for a bar of the page that stands there; default 0px',
  },
};
