/** Prices as people of several languages type and paste them, and as the form writes them once they were left. */
import { equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, setViewport, type, unhover } from '../../support/user.ts';
import { newProduct, ProductFormHandle, storedProduct } from './product-form-handle.ts';

before(unhover);

/** By language: what is entered, and what stands there then; undefined where it is refused. */
const entries: Record<string, readonly [text: string, written: string | undefined, cents?: number][]> = {
  en: [
    ['1,234.5', '1,234.50', 123_450],
    ['1.234,56', '1,234.56', 123_456],
    ['€ 12', '12.00', 1200],
    ['1.234', undefined],
  ],
  de: [
    ['1234,5', '1.234,50', 123_450],
    ['1,234.56', '1.234,56', 123_456],
    ['1.234', '1.234,00', 123_400],
    ['1,234', undefined],
  ],
  'ar-EG': [
    ['١٢٫٥', '١٢٫٥٠', 1250],
    ['1234.5', '١٬٢٣٤٫٥٠', 123_450],
    ['1.234', undefined],
  ],
};

describe('Prices', () => {
  let handle: ProductFormHandle;
  let id: string;

  before(async () => {
    await signIn();
    ({ id } = await newProduct('standard', { name: 'Priced' }));
  });
  afterEach(async () => {
    handle.remove();
    await setViewport({ width: 1280, height: 800 });
  });

  const price = () => handle.find<HTMLInputElement>('[data-field="price"] input');
  const open = async (locale: string) => {
    handle = ProductFormHandle.open({ productId: id }, { locale });
    const tabs = await handle.find('[role="tablist"]');
    await click(tabs.querySelectorAll('[role="tab"]')[1] ?? tabs);
    const field = await price();
    await click(field);
    field.select();
    return field;
  };
  /** In the place of what is selected, in one go. */
  const paste = (text: string) => document.execCommand('insertText', false, text);
  const ways = { typed: type, pasted: async (text: string) => void paste(text) };

  for (const [locale, texts] of Object.entries(entries))
    for (const [how, enter] of Object.entries(ways))
      for (const [text, written, cents] of texts)
        it(`are ${written === undefined ? 'refused where they could be two numbers' : 'read exactly'}, ${how}: ${locale} ${text}`, async () => {
          const field = await open(locale);
          await enter(text);
          equal(field.value, text, 'nothing is rewritten while it is typed');
          await press('Tab');
          await eventually(() => equal(field.value, written ?? text));
          await eventually(() => equal(handle.shown('[data-field="price"] .field-error').length, written ? 0 : 1));
          if (cents === undefined) return;
          await click(await handle.find('button[type="submit"]'));
          await handle.wasSaved();
          equal((await storedProduct(id)).price, cents);
        });

  it('have the sign of their currency where the language writes it', async () => {
    await open('en');
    await eventually(() => equal(handle.shown('[data-field="price"] .decimal-field')[0]?.textContent, '€'));
    const isBefore = () =>
      handle.shown('[data-field="price"] .decimal-field')[0]?.firstElementChild?.localName !== 'input';
    equal(isBefore(), true);
    handle.remove();
    await open('de');
    equal(isBefore(), false);
  });

  it('fit on a phone, in Arabic, too', async () => {
    await setViewport({ width: 400, height: 800 });
    for (const locale of ['en', 'ar-EG']) {
      await open(locale);
      equal(document.documentElement.scrollWidth <= 400, true, `${document.documentElement.scrollWidth} px are wide`);
      await expectNoAxeViolations(handle.element);
      handle.remove();
    }
  });
});
