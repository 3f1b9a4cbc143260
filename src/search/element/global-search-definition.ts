import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  tagName,
  text,
} from '../../host/element-definition.ts';
import type {
  SearchAddresses,
  SearchListAddresses,
  SearchNavigation,
  SearchPage,
  SearchPlace,
  SearchShowAll,
} from '../search-types.ts';

export const globalSearchDefinition = {
  tag: tagName('global-search'),
  attributes: { shortcuts: text(), maxLength: integer(), trim: flag() },
  properties: {
    addresses: property<SearchAddresses>({}),
    lists: property<SearchListAddresses>({}),
    pages: property<readonly SearchPage[]>([]),
  },
  events: {
    'rmm-navigate': event<SearchNavigation>('cancelable'),
    'rmm-show-all': event<SearchShowAll>('cancelable'),
    'rmm-error': errorEvent,
  },
  methods: {
    open: method<(text?: string) => void>(),
    close: method<() => void>(),
    focus: method<() => void>(),
    visit: method<(place: SearchPlace) => void>(),
  },
} as const satisfies ElementDefinition;
