import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  tagName,
  text,
} from '../../host/element-definition.ts';
import type {
  HelpCloseDetail,
  HelpOpenDetail,
  HelpOpening,
  HelpPrefill,
  HelpRoomDetail,
  HelpRoute,
  TicketCreated,
  TicketOrder,
} from '../help-types.ts';

export const helpPanelDefinition = {
  tag: tagName('help-panel'),
  attributes: {
    opened: flag(),
    layout: choice(['floating', 'docked', 'inline']),
    corner: choice(['bottom-end', 'bottom-start', 'top-end', 'top-start']),
    withoutLauncher: flag(),
    tooltip: flag(),
    route: text(),
    remoteImages: choice(['load', 'ask']),
  },
  properties: {
    routes: property<readonly HelpRoute[]>([]),
  },
  events: {
    'rmm-open': event<HelpOpenDetail>('cancelable'),
    'rmm-close': event<HelpCloseDetail>(),
    'rmm-room-change': event<HelpRoomDetail>(),
    'rmm-ticket-submit': event<TicketOrder>('cancelable'),
    'rmm-ticket-created': event<TicketCreated>(),
    'rmm-error': errorEvent,
  },
  methods: {
    open: method<(opening?: HelpOpening) => void>(),
    close: method<() => void>(),
    prefill: method<(prefill: HelpPrefill) => void>(),
  },
} as const satisfies ElementDefinition;
