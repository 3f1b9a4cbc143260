import { browsersInWords } from '../../../../elements/support-policy.ts';
import { type PromiseGroup, promised } from './promise.ts';

export const inFrameworks: readonly PromiseGroup[] = [
  {
    title: 'Browsers, frameworks and bundlers',
    about: `${browsersInWords}; each element’s own contract runs in all three engines.`,
    promises: [
      promised(
        'Every element loads, answers, tells, moves and goes in Chromium, Firefox and WebKit, as it ships.',
        'test/elements/built-modules.test.ts',
        'lets <…> come, answer, tell, move and go',
      ),
      promised(
        'The package builds and works in projects for React 19, React 18, Vue, Angular, Svelte, Next and webpack, and in plain, legacy and portal pages.',
        'test/hosts/hosts.test.ts',
        'is installed, checked, built and used in …',
      ),
      promised(
        'Every element renders with the host’s React 19.',
        'test/elements/built-in-react.test.tsx',
        'renders <…>',
      ),
      promised(
        'The components for React give an element every value, listener and ref, also before its code has come and in a page that a server has rendered.',
        'test/elements/react.test.tsx',
        'give an element what it is to have before its code has come',
        ['test/elements/react.test.tsx', 'stand in the page of a server, which the browser takes over as it is'],
      ),
      promised(
        'Unit tests have a typed stand-in for every element, in jsdom and in happy-dom.',
        'test/elements/testing.node.test.ts',
        'are there for every element, with all of its members',
      ),
      promised(
        'Importing an entry on a server registers nothing and needs no React.',
        'test/elements/packed.full.node.test.ts',
        'is imported by a server that has no React, and registers nothing there',
        ['test/elements/packed.full.node.test.ts', 'is imported by unit tests in …, whose tags stay inert'],
      ),
      promised(
        'The published types compile, and name only what is exported.',
        'test/elements/published-types.full.node.test.ts',
        'tell what an element takes, and name only types that its entry exports, under …',
      ),
      promised(
        'What a framework or script set before the code came is kept.',
        'test/support/contract-values.ts',
        'keeps what a script set before the element was defined',
        [
          'test/host/element/define-element.test.tsx',
          'prefers what a script set before the upgrade to what the markup says',
        ],
      ),
      promised(
        'A script that sets a property leaves the attribute as it is, and what is written last holds.',
        'test/host/element/define-element.test.tsx',
        'leaves the attribute as it is when a script sets its property, and hears whichever comes last',
      ),
    ],
  },
  {
    title: 'Forms',
    about: 'Form controls pass one contract, which native controls pass as well.',
    promises: [
      promised(
        'A control submits its value under its name, and nothing without one.',
        'test/support/form-contract-entries.ts',
        'submits what a person gave it, and nothing without a name',
      ),
      promised(
        'It submits and validates before any of its view has loaded.',
        'test/support/form-contract-entries.ts',
        'submits its markup before any of its view has come',
        ['test/support/form-contract-validity.ts', 'is held back before any of its view has come'],
      ),
      promised(
        'Reset goes back to the markup.',
        'test/support/form-contract-entries.ts',
        'goes back to what its markup says when the form is reset',
      ),
      promised(
        'Going back to a page finds what was entered.',
        'test/support/form-contract-entries.ts',
        'comes back as it was left when somebody goes back to the page',
      ),
      promised(
        'Disabled controls, and those in a disabled fieldset, submit nothing.',
        'test/support/form-contract-entries.ts',
        'submits nothing while it is disabled: by attribute, by property, by a fieldset',
      ),
      promised(
        'A required control holds the form back in the browser’s own words.',
        'test/support/form-contract-validity.ts',
        'holds the form back while it is required and empty, in the browser’s own words',
      ),
      promised(
        'The page’s label names it, and a press on the label focuses it.',
        'test/support/form-contract-people.ts',
        'is named by the page’s label, whose text may change, and focused by a press on it',
      ),
      promised(
        'A value that a script sets is submitted, and fires nothing.',
        'test/support/form-contract-entries.ts',
        'takes a value by script, submits it, and fires nothing',
      ),
    ],
  },
];
