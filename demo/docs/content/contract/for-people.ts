import { type PromiseGroup, promised } from './promise.ts';

export const forPeople: readonly PromiseGroup[] = [
  {
    title: 'Zoom and small screens',
    about: 'A window of 1280 px at 400 % is one of 320 px.',
    promises: [
      promised(
        'At 400 %, pages of hosts need no scrolling sideways.',
        'test/e2e/zoom.test.ts',
        'needs no scrolling sideways: …',
      ),
      promised(
        'At 200 %, menus open at what they belong to.',
        'test/e2e/zoom.test.ts',
        'opens a menu where its button is',
      ),
      promised(
        'On a phone, no text lies over another.',
        'test/e2e/narrow-hosts.test.ts',
        'shows no text over another in …',
      ),
    ],
  },
  {
    title: 'Print',
    about: 'What is over the page isn’t part of what is read on paper, and paper is white.',
    promises: [
      promised(
        'A dark element is printed dark on light, with its ticks, switches and bars.',
        'test/e2e/interface-elements.test.ts',
        'are dark on light on paper, with what their fills tell, also where they are light on dark on a screen',
      ),
      promised(
        'The help is on no paper: not its launcher, its hint or its open panel.',
        'test/e2e/help-hosts.test.ts',
        'is on no paper: not its launcher, its hint or its open panel',
      ),
    ],
  },
  {
    title: 'People',
    about: 'Keyboard, screen readers, colors and directions.',
    promises: [
      promised(
        'axe finds nothing in any view of the help.',
        'test/e2e/help-hosts.test.ts',
        'keeps nobody out: axe finds nothing in any view',
      ),
      promised(
        'Every state that the demo shows opens without a complaint of the browser.',
        'test/e2e/demo-states.full.test.ts',
        'of <…> open without a complaint, beside all that is told of it',
      ),
      promised('A technician’s day can be done by keyboard alone.', 'test/e2e/technicians-day.test.ts', 'is done …'),
      promised(
        'Names from elsewhere turn no letter beside them round.',
        'test/base/visible.test.ts',
        'shows what would break its line or turn its letters round',
      ),
    ],
  },
];
