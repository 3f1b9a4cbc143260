import { type PromiseGroup, promised } from './promise.ts';

export const overTime: readonly PromiseGroup[] = [
  {
    title: 'Moves',
    about: 'Pages move elements about; frameworks do so all the time.',
    promises: [
      promised(
        'An element that is moved keeps its state.',
        'test/support/contract-lifecycle.ts',
        'keeps its state when it is moved',
      ),
      promised(
        'What is open over the page stays usable, in the right order and with the focus where it was.',
        'test/e2e/interface-elements.test.ts',
        'keep what they hold, and stay usable, when the page moves them while something of theirs is open',
      ),
      promised(
        'It survives being adopted into another document.',
        'test/support/contract-lifecycle.ts',
        'keeps state and style when it is adopted into another document',
      ),
      promised(
        'A modal dialog is modal still after a move.',
        'test/elements/tabbed-dialog.test.ts',
        'is modal still after it was moved',
      ),
      promised(
        'A control keeps its value when it moves into another form.',
        'test/support/form-contract-entries.ts',
        'keeps its value when it is moved, into another form or to one by its id',
      ),
    ],
  },
  {
    title: 'Versions',
    about: 'Two versions on a page, and pages that stay open through a deployment.',
    promises: [
      promised(
        'A tag stays with the copy that defined it first.',
        'test/support/contract-lifecycle.ts',
        'stays the first when another version of the bundle comes',
        [
          'test/host/element/two-copies.test.ts',
          'is that of the first, which is told once for all that come together, with both versions',
        ],
      ),
      promised(
        'A build with a suffix lives beside another release: its tags end with it, and events keep their names.',
        'test/elements/suffixed.test.ts',
        'have it in their tags, and live beside those without',
        [
          'test/elements/suffixed.test.ts',
          'fire events under the names that they always have, and are named in what they tell',
        ],
        [
          'test/elements/suffix.node.test.ts',
          'names its tags in custom-elements.json, and its files and classes as ever',
        ],
      ),
      promised(
        'What a copy of another protocol tells is passed over.',
        'test/host/updates/news-channel.node.test.ts',
        'says in each message which release tells, and passes over those of another protocol',
      ),
      promised(
        'Two copies share one configuration.',
        'test/host/element/two-copies.test.ts',
        'are both configured by either',
        ['test/host/element/two-copies.test.ts', 'hear of a change although what hears of it in another copy breaks'],
      ),
      promised(
        'What floats closes in the order it was opened, also across versions.',
        'test/e2e/interface-elements.test.ts',
        'of two versions on a page close in the order in which they were opened',
      ),
      promised(
        'A page that is open while the next release is deployed still gets its code, where that was built with RMM_PREVIOUS.',
        'test/e2e/integrity.test.ts',
        'gets the code that it asks for afterwards, of its own release',
        [
          'test/elements/integrity.node.test.ts',
          'still has its chunks, so an open page gets its code, and its own files under every other name',
        ],
      ),
      promised(
        'After a deployment, an open page asks for a reload, and the draft survives it.',
        'test/e2e/help-code.test.ts',
        'asks for a reload after a deployment, which keeps the draft',
      ),
      promised(
        'Drafts of an older release are read; those of a newer one are left alone.',
        'test/host/drafts/drafts.test.ts',
        'that an older release kept are read in today’s shape',
        ['test/host/drafts/drafts.test.ts', 'of a newer release are none to this one, and whole to that'],
      ),
      promised(
        'A React that is too old is named, with what to do.',
        'test/host/element/react-version.node.test.ts',
        'is told when that is too old, and what to do',
      ),
    ],
  },
];
