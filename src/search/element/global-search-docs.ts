import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { globalSearchDefinition } from './global-search-definition.ts';

export const globalSearchDocs: DocsOf<typeof globalSearchDefinition> = {
  summary: 'One field that finds everything in the console that its user may see, by kind',
  attributes: {
    shortcuts:
      'Keys that lead to the field, with spaces between them, never while somebody types elsewhere; `Mod` is Control or Command. Default `/ Mod+K`, empty for none',
    maxLength: 'Characters that can be typed; at most, and by default, 200',
    trim: 'What was typed loses its spaces at both ends once the field is left; they’re never searched for',
  },
  properties: {
    addresses: {
      type: 'SearchAddresses',
      description:
        'By kind, where a thing is shown: an address such as `#/devices/{id}`, or a function of the thing. Each result is then a link that can be opened in a new tab',
    },
    lists: {
      type: 'SearchListAddresses',
      description: 'By kind, where all that were found are shown: an address with `{text}`, or a function of the text',
    },
    pages: {
      type: 'readonly SearchPage[]',
      description: 'Pages of the console that are found by their names, without a server',
    },
  },
  events: {
    'rmm-navigate': {
      detail: 'SearchNavigation',
      description:
        'Something was chosen. Prevented, the element goes nowhere; otherwise it follows the address, if there is one',
    },
    'rmm-show-all': {
      detail: 'SearchShowAll',
      description: 'All results of one kind are wanted. Prevented, the element goes nowhere',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    open: {
      signature: '(text?: string) => Promise<void>',
      description:
        'Puts the focus into the field and opens its list, on a small screen its dialog; with a text, searches for it',
    },
    close: { signature: '() => Promise<void>', description: 'Closes the list or the dialog' },
    focus: {
      signature: '() => Promise<void>',
      description:
        'Puts the focus into the field, on a small screen on the button that stands for it, and opens nothing',
    },
    visit: {
      signature: '(place: SearchPlace) => Promise<void>',
      description: 'Tells where the user is, for the list of recent pages that is shown before anything is typed',
    },
  },
  cssProperties: {
    '--rmm-global-search-width': 'Width of the field where there is room for it; default 360px',
  },
};
