import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { gettingStartedDefinition } from './getting-started-definition.ts';

export const gettingStartedDocs: DocsOf<typeof gettingStartedDefinition> = {
  summary: 'The first three steps in the console, with how far the user has come',
  attributes: {
    untilFinished:
      'Shows nothing once all steps are done, or the user has hidden them: for a page that holds other things',
  },
  properties: {
    steps: {
      type: 'Partial<Record<GettingStartedStep, GettingStartedWords>>',
      description: 'Other words for a step (`stepOne`, `stepTwo`, `stepThree`), and where it is done',
    },
  },
  events: {
    'rmm-getting-started-action': {
      detail: 'GettingStartedAction',
      description: 'The user wants to do a step. Prevented, the element doesn’t follow the step’s link',
    },
    'rmm-getting-started-change': {
      detail: 'GettingStartedChange',
      description: 'A step was completed, or the steps were hidden or shown again, here or in another tab',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: { signature: '() => Promise<void>', description: 'Reads anew how far the user has come' },
  },
};
