/** Spec 000 §5, Related-article search. */
import type { HelpArticle } from '../../../src/help/contract.ts';
import { createRelatedModel, type RelatedModel, relatedDelay } from '../../../src/help/ticket/notices/related-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';

interface Search {
  text: string;
  signal: AbortSignal;
  answer(...names: string[]): Promise<void>;
  fail(): Promise<void>;
}

let timers: HeldTimers;
let searches: Search[];
let model: RelatedModel;
let isBranded: boolean;

const article = (name: string): HelpArticle => ({ id: name, name, html_url: '/x' });
const shown = () => model.articles.value.map(({ name }) => name);

beforeEach(() => {
  timers = holdTimers(relatedDelay);
  searches = [];
  isBranded = false;
  model = createRelatedModel({
    isBranded: () => isBranded,
    find: (text, signal) =>
      new Promise((resolve, reject) => {
        searches.push({
          text,
          signal,
          answer(...names) {
            resolve(names.map(article));
            return turns();
          },
          fail() {
            reject(new Error('no'));
            return turns();
          },
        });
      }),
  });
});
afterEach(() => {
  model[Symbol.dispose]();
  timers.restore();
});

describe('Articles about what is being written', () => {
  it('are looked for 2,000 ms after the last key', async () => {
    equal(relatedDelay, 2000);
    model.write('res');
    model.write('rest');
    equal(timers.count, 1);
    equal(searches.length, 0);
    timers.end();
    deepEqual(
      searches.map(({ text }) => text),
      ['rest'],
    );
    await searches[0]?.answer('Restore');
    deepEqual(shown(), ['Restore']);
  });

  it('need three characters that are no white space', () => {
    for (const text of ['', 'ab', ' a \n b ', '\u3000あ\t']) model.write(text);
    equal(timers.count, 0);
    model.write(' a b c ');
    timers.end();
    deepEqual(
      searches.map(({ text }) => text),
      ['a b c'],
    );
  });

  it('are not looked for in a branded build', () => {
    isBranded = true;
    model.write('restore');
    equal(timers.count, 0);
  });

  it('are of the newest text: an older search is given up', async () => {
    model.write('restore');
    timers.end();
    model.write('restore fails');
    timers.end();
    ok(searches[0]?.signal.aborted);
    await searches[1]?.answer('newer');
    await searches[0]?.answer('older');
    deepEqual(shown(), ['newer']);
  });

  it('stay while others are looked for, and go with the text', async () => {
    model.write('restore');
    timers.end();
    await searches[0]?.answer('Restore');
    model.write('restore fails');
    deepEqual(shown(), ['Restore']);
    model.write('');
    deepEqual(shown(), []);
    equal(timers.count, 0);
  });

  it('are silent about a failure, and no text is asked for twice', async () => {
    model.write('restore');
    timers.end();
    await searches[0]?.fail();
    deepEqual(shown(), []);
    model.write('restore ');
    equal(timers.count, 0);
  });

  it('are looked for by nobody once the form is gone', () => {
    model.write('restore');
    model[Symbol.dispose]();
    equal(timers.count, 0);
  });
});
