import { type PromiseGroup, promised } from './promise.ts';

export const pageAround: readonly PromiseGroup[] = [
  {
    title: 'Security policies',
    about: 'Content Security Policy and Trusted Types, with everything on your own server.',
    promises: [
      promised(
        'The packed files work under default-src ‘self’ with Trusted Types required and no policy allowed.',
        'test/e2e/packed-page.test.ts',
        'works …, and breaks no policy',
      ),
      promised(
        'A file with other bytes than the page’s import map says isn’t run, and its place says so with a way on.',
        'test/elements/built-with-integrity.test.ts',
        'runs no file that is another, and says so in its place, with a way on',
        [
          'test/e2e/integrity.test.ts',
          'runs nothing that was altered on its way, says so, and goes on by Retry when it is right again',
        ],
      ),
      promised(
        'A page that checks integrity needs one hash in its policy, and nothing more.',
        'test/e2e/integrity.test.ts',
        'has its elements, and breaks no policy: …',
      ),
      promised(
        'A portal that allows a single Trusted Types policy sees no violation.',
        'test/e2e/host-pages.test.ts',
        'works whole in …',
        ['test/hosts/hosts.test.ts', 'is installed, checked, built and used in …'],
      ),
      promised(
        'HTML that is pasted or set runs nothing, under the policy of a portal.',
        'test/e2e/rich-text-editor.test.ts',
        'runs nothing that is pasted or set under the portal’s policy, and reads the rest',
      ),
      promised(
        'The closed help costs no script beyond its own, under the strictest policy.',
        'test/e2e/help-transfer.test.ts',
        'is within its budget while it is closed, without React, and allowed by the strictest policy',
      ),
    ],
  },
  {
    title: 'The page around',
    about: 'What elements do to a page, and what a page can do to them: nothing, both ways.',
    promises: [
      promised(
        'An element leaves the page’s elements, styles and document as they are.',
        'test/e2e/host-isolation.test.ts',
        'leaves the page’s own elements, styles and document as they are',
      ),
      promised(
        'The classic script adds one global, and modules add none.',
        'test/e2e/host-isolation.test.ts',
        'adds one name to the window and nothing to built-in objects',
      ),
      promised(
        'No rule of the page reaches into an element.',
        'test/e2e/host-isolation.test.ts',
        'lets none of the page’s rules through to what is in the element',
        ['test/e2e/interface-elements.test.ts', 'look the same among hostile styles as on a calm page'],
      ),
      promised(
        'Menus and dialogs come above clipped and transformed ancestors, and above the page’s own dialogs.',
        'test/e2e/host-isolation.test.ts',
        'shows a menu over a clipped and transformed ancestor, where it belongs',
        [
          'test/e2e/interface-elements.test.ts',
          'show what floats above a dialog of the page, and leave the dialog its Escape',
        ],
      ),
      promised('The page doesn’t jump while elements load.', 'test/e2e/layout-shift.test.ts', 'does not jump: …'),
      promised(
        'An element that is removed leaves no listener, timer, node or request behind.',
        'test/support/contract-lifecycle.ts',
        'leaves nothing behind when it is removed',
      ),
    ],
  },
  {
    title: 'Built-ins that somebody patched',
    about: 'Pages with Prototype, MooTools and their like.',
    promises: [
      promised(
        'Every element works on a page whose old libraries have changed JavaScript’s built-ins.',
        'test/e2e/old-libraries.full.test.ts',
        'shows <…>, with nearly all of them',
      ),
      promised(
        'Calls say what is meant, whichever of those libraries there are.',
        'test/host/http/patched-page.test.ts',
        'is sent what is meant, with all of them',
      ),
      promised(
        'Pages in another encoding, whose server names none, show every character.',
        'test/e2e/host-pages.test.ts',
        'says what it means in a page of another encoding, whose server names none',
      ),
    ],
  },
];
