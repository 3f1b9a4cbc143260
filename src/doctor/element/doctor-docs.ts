import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { doctorDefinition } from './doctor-definition.ts';

export const doctorDocs: DocsOf<typeof doctorDefinition> = {
  summary: 'Tells whoever builds a page what is wrong with it: policy, code, calls, languages, browser',
  room: { '': 'min-block-size: 120px' },
  attributes: {
    onDemand: 'Looks at the page only when it is asked to. Default: as soon as it is in the page, too',
    probePath:
      'A path below the base URL that a GET may ask for, such as /nodes: then its answer is checked as well, beside whether the backend can be reached',
    slowAfter: 'Milliseconds from which on a call is slow; default 5000',
    docsUrl: 'Where you serve the documentation: findings link to their page in it',
  },
  events: {
    'rmm-doctor-finding': {
      detail: 'DoctorFinding',
      description: 'Something was found that had not been found before',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    check: {
      signature: '() => Promise<DoctorReport>',
      description: 'Looks at the page anew, asks its backends, and asks again what has failed',
    },
    report: {
      signature: '() => Promise<DoctorReport>',
      description: 'What has been found so far, without secrets: addresses have no query',
    },
  },
  parts: {
    button: 'Check again, Copy report',
    finding: 'One finding',
  },
};
