/** What an element says first, in another language than English. */
import { useState } from 'react';
import { defineElement } from '../../../src/host/element/define-element.ts';
import type { ElementDefinition } from '../../../src/host/element-definition.ts';
import { fetchCode } from '../../../src/host/late-code/fetch-code.ts';
import { defineCatalogue } from '../../../src/host/messages.ts';
import { useMessages } from '../../../src/host/use-host.ts';
import { equal, eventually } from '../../support/assert.ts';
import { nextTag } from '../../support/contract-views.tsx';

const definition = { attributes: {}, properties: {}, events: {}, methods: {} };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Texts that come later than the code that has them. */
const greeting = (namespace: string, load: () => Promise<{ hello: string }>) =>
  defineCatalogue({ namespace, en: { hello: 'Hello' }, load: { de: load } });

function show(lang: string, view: () => React.ReactNode) {
  const tag = nextTag('rmm-test-words');
  defineElement<ElementDefinition>({ ...definition, tag }, async () => ({ view }));
  const element = document.createElement(tag);
  element.lang = lang;
  document.body.append(element);
  const said: string[] = [];
  const look = () => {
    const text = element.shadowRoot?.querySelector('.words')?.textContent ?? '';
    if (text !== '' && said.at(-1) !== text) said.push(text);
  };
  const observer = new MutationObserver(look);
  if (element.shadowRoot) observer.observe(element.shadowRoot, { childList: true, subtree: true, characterData: true });
  return { element, said };
}

describe('The first words of an element', () => {
  it('are in its language, though its texts come later than its code', async () => {
    const catalogue = greeting('test-first', async () => {
      await wait(60);
      return { hello: 'Hallo' };
    });
    const { element, said } = show('de', () => <p className="words">{useMessages(catalogue)('hello')}</p>);
    await eventually(() => equal(said.at(-1), 'Hallo'));
    equal(said.join(), 'Hallo');
    element.remove();
  });

  it('are in its language also of a part whose code comes when it is wanted', async () => {
    const { element, said } = show('de', () => {
      const [Part, setPart] = useState<() => React.ReactNode>();
      if (Part) return <Part />;
      const open = () =>
        void fetchCode(async () => {
          const catalogue = greeting('test-late', async () => {
            await wait(60);
            return { hello: 'Hallo' };
          });
          return () => <p className="words">{useMessages(catalogue)('hello')}</p>;
        }).then((code) => setPart(() => code));
      return (
        <button type="button" onClick={open}>
          Open
        </button>
      );
    });
    const button = await eventually(() => element.shadowRoot?.querySelector('button') ?? null);
    button.click();
    await eventually(() => equal(said.at(-1), 'Hallo'));
    equal(said.join(), 'Hallo');
    element.remove();
  });

  it('are English where the texts do not come, and are not waited for for ever', async () => {
    const refused = greeting('test-refused', () => Promise.reject(new Error('offline')));
    const one = show('de', () => <p className="words">{useMessages(refused)('hello')}</p>);
    await eventually(() => equal(one.said.at(-1), 'Hello'));
    one.element.remove();
    const never = greeting('test-never', () => new Promise(() => undefined));
    const other = show('de', () => <p className="words">{useMessages(never)('hello')}</p>);
    await eventually(() => equal(other.said.at(-1), 'Hello'));
    other.element.remove();
  });
});
