import type { Sample } from './sample.ts';

const page = '/host/console.html';

export const gettingStartedSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-getting-started></rmm-getting-started>',
  setUp: (element) =>
    Object.assign(element, {
      steps: {
        stepOne: { href: `${page}#/devices` },
        stepTwo: { href: `${page}#/policies` },
        stepThree: { href: `${page}#/automations` },
      },
    }),
  states: [{ name: 'Only until finished', attributes: { 'until-finished': '' } }],
};
