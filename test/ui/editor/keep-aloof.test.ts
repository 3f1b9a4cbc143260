/** What handles its keys itself is left alone by whoever listens around it, and nothing else is. */
import { type Aloof, keepAloof } from '../../../src/ui/editor/surface/keep-aloof.ts';
import { deepEqual } from '../../support/assert.ts';
import { press } from '../../support/user.ts';

describe('An aloof element', () => {
  let frame: HTMLDivElement;
  let aloof: HTMLInputElement;
  let other: HTMLInputElement;
  let heard: string[];

  beforeEach(() => {
    heard = [];
    frame = document.body.appendChild(document.createElement('div'));
    keepAloof(frame);
    for (const type of ['keydown', 'keyup', 'input', 'focusin']) {
      const listener = ({ target }: Event) => heard.push(`${type} ${target === aloof ? 'aloof' : 'other'}`);
      frame.addEventListener(type, listener);
    }
    aloof = frame.appendChild(document.createElement('input'));
    other = frame.appendChild(document.createElement('input'));
    (aloof as Aloof).aloof = /^(?:key|input)/;
  });
  afterEach(() => frame.remove());

  it('keeps its keys and what they change to itself, and nothing else', async () => {
    aloof.focus();
    await press('a');
    deepEqual(heard, ['focusin aloof']);
  });

  it('takes none of the keys of its neighbours', async () => {
    aloof.focus();
    await press('a');
    heard = [];
    other.focus();
    await press('b');
    deepEqual(heard, ['focusin other', 'keydown other', 'input other', 'keyup other']);
  });

  it('is heard of again by nobody when the focus comes back to it', async () => {
    other.focus();
    aloof.focus();
    heard = [];
    await press('c');
    deepEqual(heard, []);
  });
});
