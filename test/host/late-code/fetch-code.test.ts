/** Why code did not come, as it is told: may it be asked for again, or is it the page that is old? */
import { codeFailureIn, fetchCode } from '../../../src/host/late-code/fetch-code.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const file = 'https://files.test/chunks/menu-1a2b3c4.js';
const script = { 'content-type': 'text/javascript' };
const refused = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`));

describe('Code that does not come', () => {
  const { fetch } = window;
  let asked: string[];

  beforeEach(() => {
    asked = [];
  });
  afterEach(() => {
    window.fetch = fetch;
  });

  function answer(how: () => Response) {
    window.fetch = async (input) => {
      asked.push(String(input));
      return how();
    };
  }
  const kindOf = (load: () => Promise<unknown>) => fetchCode(load).then(() => 'came', codeFailureIn);

  const answers: Record<string, [() => Response, 'load' | 'outdated']> = {
    'the server no longer has it': [() => new Response(null, { status: 404 }), 'outdated'],
    'the server says that it is gone for good': [() => new Response(null, { status: 410 }), 'outdated'],
    'the server sends its page for what it does not have': [
      () => new Response(null, { headers: { 'content-type': 'text/html' } }),
      'outdated',
    ],
    'the server has it, and the browser refuses it all the same': [
      () => new Response(null, { headers: script }),
      'outdated',
    ],
    'the server is in trouble': [() => new Response(null, { status: 503, headers: script }), 'load'],
    'the server is asked too often': [() => new Response(null, { status: 429 }), 'load'],
    'there is no connection': [() => Response.error(), 'load'],
  };
  for (const [why, [how, kind]] of Object.entries(answers)) {
    it(`is ${kind === 'load' ? 'worth another try' : 'only mended by a reload'} where ${why}`, async () => {
      answer(how);
      equal(await kindOf(refused), kind);
      equal(asked[0], file);
    });
  }

  it('is worth another try where nobody can be asked', async () => {
    window.fetch = () => Promise.reject(new TypeError('refused by the policy'));
    equal(await kindOf(refused), 'load');
  });

  it('has come where what was in the way is gone already', async () => {
    answer(() => new Response(null, { headers: script }));
    let tries = 0;
    const load = () => {
      tries += 1;
      return tries === 1 ? refused() : Promise.resolve('the menu');
    };
    equal(await fetchCode(load), 'the menu');
    equal(tries, 2);
  });

  describe('while the page’s import map says what it is', () => {
    const box = document.createElement('div');
    before(() => {
      // Written into the page so, it is there to be read and nothing to the browser.
      box.innerHTML = `<script type="importmap">{ "integrity": { "${file}": "sha384-released" } }</script>`;
      document.body.append(box);
    });
    after(() => box.remove());

    /** The browser refuses an answer with another hash; without one it looks at none. */
    function serve(isAltered: () => boolean) {
      window.fetch = async (_, options) => {
        asked.push(options?.integrity ?? 'unchecked');
        if (options?.integrity && isAltered()) throw new TypeError('Failed to fetch');
        return new Response('', { headers: script });
      };
    }

    it('was refused where it is something else, and that is told with its name', async () => {
      serve(() => true);
      const failure = await fetchCode(refused).catch((error: unknown) => error);
      equal(codeFailureIn(failure), 'altered');
      ok(String(failure).includes(`${file} was refused, because its hash`), String(failure));
      deepEqual(asked, ['sha384-released', 'unchecked']);
    });

    it('has come where only a cache had something else', async () => {
      serve(() => false);
      let tries = 0;
      const load = () => {
        tries += 1;
        return tries === 1 ? refused() : Promise.resolve('the menu');
      };
      equal(await fetchCode(load), 'the menu');
      deepEqual(asked, ['sha384-released']);
    });

    it('is worth another try where nothing can be asked', async () => {
      answer(() => Response.error());
      equal(await kindOf(refused), 'load');
    });
  });

  it('is asked for once where it comes', async () => {
    answer(() => new Response(null, { status: 404 }));
    equal(await fetchCode(async () => 'the menu'), 'the menu');
    deepEqual(asked, []);
  });

  it('is told apart from all other errors', () => {
    equal(codeFailureIn(new Error('of another kind')), undefined);
    equal(codeFailureIn({ kind: 'network' }), undefined);
    equal(codeFailureIn(undefined), undefined);
  });
});
