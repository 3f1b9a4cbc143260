import { useState } from 'react';
import { limits } from '../../src/ui/limits.ts';
import { TextArea, type TextAreaProps } from '../../src/ui/text-area/text-area.tsx';
import { equal, eventually, ok } from '../support/assert.ts';
import { holdTimers } from '../support/held-timers.ts';
import { click, press, type } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

function Holder(props: Partial<TextAreaProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Note" {...props} value={value} onChange={setValue} />;
}

const area = () => mounted.find<HTMLTextAreaElement>('textarea');
const counter = () => mounted.root.querySelector('[part=counter]')?.textContent;
const said = () =>
  mounted
    .all('[aria-live=polite]')
    .map(({ textContent }) => textContent)
    .join('');

describe('TextArea', () => {
  it('counts to 250 unless it is told otherwise', async () => {
    mounted = mount(<Holder value="four" />);
    equal((await area()).maxLength, limits.textArea.maxLength);
    equal(counter(), '4 / 250');
    mounted.render(<Holder value="four" maxLength={1000} />);
    await eventually(() => equal(counter(), '4 / 1,000'));
    mounted.render(<Holder value="four" maxLength="none" />);
    await eventually(() => equal(counter(), undefined));
    equal((await area()).hasAttribute('maxlength'), false);
  });

  it('counts nothing where nothing can be typed', async () => {
    mounted = mount(<Holder value="four" readOnly />);
    await area();
    equal(counter(), undefined);
    mounted.render(<Holder value="four" disabled />);
    await eventually(async () => equal((await area()).disabled, true));
    equal(counter(), undefined);
  });

  it('counts as the browser limits: an emoji is two, a line break one', async () => {
    mounted = mount(<Holder value={'😀\r\n'} maxLength={5} />);
    await area();
    equal(counter(), '3 / 5');
    await click(await area());
    await press('Control+End');
    await type('abc');
    await eventually(() => equal(counter(), '5 / 5'));
  });

  it('says politely how much is left, near the end and when the typing rests', async () => {
    mounted = mount(<Holder maxLength={20} />);
    const rests = holdTimers(600);
    try {
      await click(await area());
      await type('a');
      await eventually(() => equal(counter(), '1 / 20'));
      equal(rests.count, 0);
      await type('bcdefghijklmnopqrs');
      await eventually(() => equal(counter(), '19 / 20'));
      equal(rests.count, 1);
      equal(said(), '');
      rests.end();
      await eventually(() => equal(said(), '1 character left'));
    } finally {
      rests.restore();
    }
  });

  it('says when what was pasted was cut', async () => {
    mounted = mount(<Holder maxLength={5} />);
    const field = await area();
    field.focus();
    const data = new DataTransfer();
    data.setData('text/plain', 'abcdefgh');
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: data });
    field.dispatchEvent(paste);
    // As the browser inserts: no more than `maxlength` lets in.
    document.execCommand('insertText', false, 'abcdefgh');
    equal(field.value, 'abcde');
    await eventually(() =>
      equal(mounted.root.querySelector('.field-note')?.textContent, 'Your text was cut to 5 characters'),
    );
    await press('Backspace');
    await eventually(() => equal(mounted.root.querySelector('.field-note')?.textContent, ''));
  });

  it('says how much too long a text is that it was given', async () => {
    mounted = mount(<Holder value="abcdef" maxLength={4} />);
    const field = await area();
    equal(field.ariaInvalid, 'true');
    equal(mounted.root.querySelector('.field-error')?.textContent, '2 characters too many');
    await click(field);
    await press('End', 'Backspace', 'Backspace');
    await eventually(() => equal(field.ariaInvalid, null));
  });

  it('is as high as its text, from 80 to 400 px, at any width', async () => {
    const view = (value: string) => <TextArea label="Note" maxLength="none" value={value} onChange={() => undefined} />;
    mounted = mount(view(''), { width: 400 });
    const field = await area();
    const { minHeight, maxHeight } = limits.textArea;
    equal(field.offsetHeight, minHeight);
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');
    mounted.render(view(lines(8)));
    await eventually(() => ok(field.offsetHeight > minHeight && field.offsetHeight < maxHeight));
    equal(field.scrollHeight, field.clientHeight);
    mounted.render(view(lines(80)));
    await eventually(() => equal(field.offsetHeight, maxHeight));
    mounted.render(view('words '.repeat(30)));
    await eventually(() => ok(field.offsetHeight < 120));
    const before = field.offsetHeight;
    mounted.host.style.width = '150px';
    await eventually(() => ok(field.offsetHeight > before));
    equal(field.scrollHeight, field.clientHeight);
  });
});
