/** What handles its keys itself is left alone by whoever listens around it, and nothing else is. */
import { leaveEventsAlone, type SelfHandling } from '../../../src/ui/editor/surface/self-handled-events.ts';
import { deepEqual } from '../../support/assert.ts';
import { press } from '../../support/user.ts';

describe('An element that handles its own events', () => {
  let frame: HTMLDivElement;
  let field: HTMLInputElement;
  let other: HTMLInputElement;
  let heard: string[];

  beforeEach(() => {
    heard = [];
    frame = document.body.appendChild(document.createElement('div'));
    leaveEventsAlone(frame);
    for (const type of ['keydown', 'keyup', 'input', 'focusin']) {
      const listener = ({ target }: Event) => heard.push(`${type} ${target === field ? 'field' : 'other'}`);
      frame.addEventListener(type, listener);
    }
    field = frame.appendChild(document.createElement('input'));
    other = frame.appendChild(document.createElement('input'));
    (field as SelfHandling).selfHandled = /^(?:key|input)/;
  });
  afterEach(() => frame.remove());

  it('keeps its keys and what they change to itself, and nothing else', async () => {
    field.focus();
    await press('a');
    deepEqual(heard, ['focusin field']);
  });

  it('takes none of the keys of its neighbours', async () => {
    field.focus();
    await press('a');
    heard = [];
    other.focus();
    await press('b');
    deepEqual(heard, ['focusin other', 'keydown other', 'input other', 'keyup other']);
  });

  it('is heard of again by nobody when the focus comes back to it', async () => {
    other.focus();
    field.focus();
    heard = [];
    await press('c');
    deepEqual(heard, []);
  });
});
