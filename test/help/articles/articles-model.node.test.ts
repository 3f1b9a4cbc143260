import { type ArticlesModel, createArticlesModel } from '../../../src/help/articles/articles-model.ts';
import type { HelpArticle } from '../../../src/help/contract.ts';
import { createHelpModel, type HelpModel } from '../../../src/help/panel/help-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { holdTimers } from '../../support/held-timers.ts';

interface Question {
  query: string;
  signal: AbortSignal;
  answer(...names: string[]): Promise<void>;
  fail(): Promise<void>;
}

const named = (name: string): HelpArticle => ({ id: name, name, snippet: null, html_url: '/x' });

function asker() {
  const asked: Question[] = [];
  const find = (query: string, signal: AbortSignal) =>
    new Promise<HelpArticle[]>((resolve, reject) => {
      asked.push({
        query,
        signal,
        async answer(...names) {
          resolve(names.map(named));
          await turns();
        },
        async fail() {
          reject(new Error('failed'));
          await turns();
        },
      });
    });
  return { asked, find };
}

describe('Articles about a text', () => {
  let model: ArticlesModel;
  let asked: Question[];
  beforeEach(() => {
    const questions = asker();
    asked = questions.asked;
    model = createArticlesModel(questions.find);
  });
  afterEach(() => model[Symbol.dispose]());
  const shown = () => {
    const state = model.state.value;
    return state.status === 'ready' ? state.value.map(({ name }) => name) : state.status;
  };

  it('are shown when they come', async () => {
    equal(shown(), 'idle');
    model.ask('restore');
    equal(shown(), 'loading');
    await asked[0]?.answer('One', 'Two');
    deepEqual(shown(), ['One', 'Two']);
  });

  it('of a newer question outrank those of an older, which is given up', async () => {
    model.ask('a');
    model.ask('b');
    equal(asked[0]?.signal.aborted, true);
    await asked[1]?.answer('B');
    await asked[0]?.answer('A');
    deepEqual(shown(), ['B']);
  });

  it('are asked for again after a failure', async () => {
    model.ask('a');
    await asked[0]?.fail();
    equal(shown(), 'failed');
    model.retry();
    equal(shown(), 'loading');
    await asked[1]?.answer('A');
    deepEqual(shown(), ['A']);
    equal(asked[1]?.query, 'a');
  });

  it('are given up when nobody wants them any more', async () => {
    model.ask('a');
    model.forget();
    equal(asked[0]?.signal.aborted, true);
    await asked[0]?.answer('A');
    equal(shown(), 'idle');
    model.ask('b');
    model[Symbol.dispose]();
    equal(asked[1]?.signal.aborted, true);
  });
});

describe('The panel', () => {
  let model: HelpModel;
  let asked: Question[];
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(() => {
    const questions = asker();
    asked = questions.asked;
    model = createHelpModel(questions.find);
    timers = holdTimers(300);
  });
  afterEach(() => {
    timers.restore();
    model[Symbol.dispose]();
  });

  it('searches what was typed once the keys rest, or at Enter', () => {
    model.search('r');
    model.search('re');
    deepEqual([model.view.value, asked.length, timers.count], ['articleList', 0, 1]);
    timers.end();
    deepEqual(
      asked.map(({ query }) => query),
      ['re'],
    );
    model.search('res');
    model.search('res', true);
    equal(timers.count, 0);
    deepEqual(asked.at(-1)?.query, 'res');
  });

  it('goes back to the suggestions when the search is emptied', () => {
    model.search('restore', true);
    model.search('  ');
    deepEqual([model.view.value, model.query.value, model.found.state.value.status], ['default', '', 'idle']);
    equal(asked[0]?.signal.aborted, true);
  });

  it('opens where the host says', () => {
    model.open({});
    equal(model.view.value, 'default');
    model.open({ query: ' backup ' });
    deepEqual([model.view.value, asked.at(-1)?.query], ['articleList', 'backup']);
    model.open({ subject: 'It stops', category: 'backup' });
    equal(model.view.value, 'submitHelpTicket');
    deepEqual(model.takePrefill(), { subject: 'It stops', category: 'backup' });
    equal(model.takePrefill(), undefined);
    model.open({ view: 'default', body: 'kept for later' });
    deepEqual([model.view.value, model.takePrefill()], ['default', { body: 'kept for later' }]);
  });

  it('has no list of articles without a search', () => {
    model.open({ view: 'articleList' });
    equal(model.view.value, 'default');
  });

  it('keeps its place when it is only opened again', () => {
    model.show('submitHelpTicket');
    model.open({});
    equal(model.view.value, 'submitHelpTicket');
  });

  it('says that a ticket was sent, until something else is shown', () => {
    model.show('submitHelpTicket');
    model.ticketSent();
    deepEqual([model.view.value, model.wasTicketSent.value], ['default', true]);
    model.search('x');
    equal(model.wasTicketSent.value, false);
  });

  it('does not take away what is read when a ticket has gone out behind it', () => {
    model.search('restore', true);
    model.ticketSent();
    deepEqual([model.view.value, model.wasTicketSent.value], ['articleList', true]);
  });
});
