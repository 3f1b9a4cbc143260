import type { PagedState } from '../../../src/base/resource/resource-state.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { Faces } from '../../../src/ui/faces/faces.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { type Mounted, mount } from '../mount.tsx';

let view: Mounted | undefined;
let retries = 0;

interface Options {
  searching?: boolean;
  look?: 'page' | 'inline';
}

const faces = (state: PagedState<readonly string[]>, { searching = false, look }: Options = {}) => (
  <section className="around" tabIndex={-1}>
    <Faces
      state={state}
      skeleton={<p className="coming" />}
      empty={<p className="none">Nothing here</p>}
      noMatch={searching ? <p className="no-match">Nothing found</p> : undefined}
      failedTitle="The names did not come."
      declinedTitle="Not loaded"
      look={look}
      onRetry={() => {
        retries += 1;
      }}
    >
      {(names) => <p className="full">{names.join()}</p>}
    </Faces>
  </section>
);

function show(state: PagedState<readonly string[]>, options?: Options): Mounted {
  view = mount(faces(state, options));
  return view;
}
afterEach(() => {
  view?.remove();
  retries = 0;
});

const text = (selector: string) => view?.all(selector)[0]?.textContent;
const broken = new CallError('network', { endpoint: 'x' });

describe('The faces of what is asked for', () => {
  it('show the shape of what is coming', async () => {
    const { find, render, all } = show({ status: 'idle' });
    await find('.coming');
    render(faces({ status: 'loading' }));
    await comeToRest(view?.host ?? document.body);
    equal(all('.coming').length, 1);
    equal(all('.full').length, 0);
  });

  it('show what came, also while more or newer is on its way', async () => {
    const { find, render } = show({ status: 'ready', value: ['a'] });
    equal((await find('.full')).textContent, 'a');
    render(faces({ status: 'refreshing', value: ['a'] }));
    await comeToRest(view?.host ?? document.body);
    equal(text('.full'), 'a');
    render(faces({ status: 'loading-more', value: ['a'] }));
    await comeToRest(view?.host ?? document.body);
    equal(text('.full'), 'a');
  });

  it('tell nothing there from nothing found', async () => {
    const { find, render } = show({ status: 'ready', value: [] });
    await find('.none');
    render(faces({ status: 'ready', value: [] }, { searching: true }));
    await find('.no-match');
    equal(text('.none'), undefined);
  });

  it('say what failed and why, and try again without losing the keyboard', async () => {
    const { find, named } = show({ status: 'failed', error: broken });
    const alert = await find('[role="alert"]');
    ok(alert.textContent?.includes('The names did not come.'));
    ok(alert.textContent?.includes('Couldn’t reach the server.'));
    (await named('button', 'Retry')).click();
    equal(retries, 1);
    equal(activeElement(document)?.className, 'around');
  });

  it('keep what is there when the rest of it fails', async () => {
    const { find, named, render } = show({ status: 'more-failed', value: ['a'], error: broken });
    equal((await find('.full')).textContent, 'a');
    ok((await find('[role="alert"]')).textContent?.includes('Couldn’t reach the server.'));
    render(faces({ status: 'refresh-failed', value: ['a'], error: broken }));
    await comeToRest(view?.host ?? document.body);
    equal(text('.full'), 'a');
    (await named('button', 'Retry')).click();
    equal(retries, 1);
  });

  it('call no failure what the user declined', async () => {
    const { named, all } = show({ status: 'failed', error: new CallError('mfa-declined', { endpoint: 'x' }) });
    await named('button', 'Retry');
    equal(all('[role="alert"]').length, 0);
    equal(text('.empty-state-title'), 'Not loaded');
  });

  it('fail in one strip where there is little room', async () => {
    const { find, all } = show({ status: 'failed', error: broken }, { look: 'inline' });
    await find('.inline-alert[role="alert"]');
    equal(all('.empty-state').length, 0);
  });
});
