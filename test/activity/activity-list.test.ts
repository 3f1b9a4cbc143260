/** Who did what, as somebody looks for it. Source: spec 002 §2.9. */
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { holdTimers } from '../support/held-timers.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';
import { ActivityHandle, doSomething, forget } from './activity-handle.ts';

before(unhover);

const word = 'Gauge';
/** Milliseconds between two questions for what is new. */
const pollEvery = 10_000;

describe('The list of activities', () => {
  let handle: ActivityHandle;

  beforeEach(async () => {
    await signIn();
    await forget(word);
    await doSomething(`${word} one`);
  });
  afterEach(() => handle.remove());

  it('says who did what, the latest first by day, and is read by a screen reader', async () => {
    handle = ActivityHandle.open();
    await handle.sees(`${word} one`);
    equal(handle.sentences()[0], `Aiko Tanaka created the custom field ${word} one`);
    equal(handle.all('h3')[0]?.textContent, 'Today');
    const times = handle.all<HTMLTimeElement>('time').map(({ dateTime }) => dateTime);
    deepEqual(times, times.toSorted().toReversed());
    await expectNoAxeViolations(handle.element);
  });

  it('finds by name, person, area and period', async () => {
    handle = ActivityHandle.open();
    await handle.search(word);
    await handle.sees(`created the custom field ${word} one`);
    await handle.choose('Area', 'Billing');
    await handle.sees('No activity matches');
    await handle.press('Clear filters');
    await handle.choose('Person', 'The system');
    await eventually(() => {
      const all = handle.sentences();
      ok(all.length > 0 && all.every((one) => one.startsWith('The system')), all.join(' | '));
    });
    await handle.choose('Person', 'Anyone');
    await handle.choose('Period', 'Today');
    await eventually(() =>
      deepEqual(
        handle.all('h3').map(({ textContent }) => textContent),
        ['Today'],
      ),
    );
  });

  it('shows what concerned a device or an organization', async () => {
    handle = ActivityHandle.open({ nodeId: '1' });
    await eventually(() => {
      const all = handle.sentences();
      ok(all.length > 0 && all.every((one) => one.includes('This machine')), all.join(' | '));
    });
    const ofDevice = handle.sentences().length;
    handle.element.nodeId = undefined;
    handle.element.organizationId = '1';
    await eventually(() => ok(handle.sentences().length > ofDevice));
  });

  it('goes on as its end comes into view', async () => {
    handle = ActivityHandle.open();
    await handle.sees(`${word} one`);
    await eventually(() => ok(handle.sentences().length >= 50));
    await eventually(() => {
      handle.all('.activity-scroll')[0]?.scrollTo({ top: 1e6 });
      ok(handle.sentences().length > 100, String(handle.sentences().length));
    });
    deepEqual(handle.sentences().length, handle.all('.activity-row').length);
  });

  it('counts what is done meanwhile, and moves nothing until that is wanted', async () => {
    const timers = holdTimers(pollEvery);
    try {
      handle = ActivityHandle.open();
      await handle.sees(`${word} one`);
      await eventually(() => ok(timers.count > 0));
      await doSomething(`${word} two`);
      await doSomething(`${word} three`);
      timers.end();
      await handle.button('2 new activities');
      ok(!handle.sentences().some((one) => one.includes('two')));
      await expectNoAxeViolations(handle.element);
      await handle.press('2 new activities');
      await eventually(() => equal(handle.sentences()[0], `Aiko Tanaka created the custom field ${word} three`));
      await eventually(() => ok(!handle.all('button').some(({ textContent }) => textContent?.includes('new activit'))));
    } finally {
      timers.restore();
    }
  });

  it('links to what the page has a place for, which may go there itself', async () => {
    handle = ActivityHandle.open({
      linkOf: ({ area, name }) => (name?.includes(word) ? `#/${area}` : 'javascript:alert(1)'),
    });
    const link = await handle.find<HTMLAnchorElement>('a', `${word} one`);
    ok(link.href.endsWith('#/settings'));
    equal(handle.all('a').filter(({ textContent }) => !textContent?.includes(word)).length, 0);
    handle.element.addEventListener('rmm-activity-open', (event) => event.preventDefault());
    const before = location.href;
    await click(link);
    await eventually(() => equal(handle.of('rmm-activity-open').length, 1));
    const [target] = handle.of('rmm-activity-open') as { kind: string; name: string }[];
    deepEqual([target?.kind, target?.name], ['createCustomField', `${word} one`]);
    equal(location.href, before);
    link.focus();
    await press('Enter');
    await eventually(() => equal(handle.of('rmm-activity-open').length, 2));
  });

  it('is saved as a file of what was found', async () => {
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return createObjectURL.call(URL, file);
    };
    try {
      handle = ActivityHandle.open();
      await handle.search(`${word} one`);
      await handle.sees('created the custom field');
      await handle.press('Export CSV');
      await eventually(() => equal(files.length, 1));
      const text = await files[0]?.text();
      ok(text?.includes('Time,Person,Area,Activity,Concerned'), text);
      ok(text?.includes(`Aiko Tanaka created the custom field ${word} one,${word} one`), text);
    } finally {
      URL.createObjectURL = createObjectURL;
    }
  });

  it('is refused in words without the right, and asks nothing', async () => {
    handle = ActivityHandle.open({}, { permissions: { canViewActivity: false } });
    await handle.sees('You don’t have permission to view activity');
    equal(handle.all('input').length, 0);
    await expectNoAxeViolations(handle.element);
  });
});
