/** Prices as a file, out and in: what it would do is seen before anything is done. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { onlyProducts, readStored, saveStored, storedProducts } from '../billing-server.ts';
import { ProductListHandle } from './product-list-handle.ts';

before(unhover);

const word = 'Priced';

describe('A price list', () => {
  let handle: ProductListHandle;

  beforeEach(async () => {
    await signIn();
    await onlyProducts(word, 'firewall', 'line');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = await ProductListHandle.searching(word);
    await handle.press('Import price list');
    await handle.sees('You see all of it before anything is saved.');
  };
  const priceOf = async (name: string) => (await storedProducts(`${word} ${name}`))[0]?.price;
  /** What was read anew is there. */
  async function save(): Promise<void> {
    await eventually(async () => equal((await handle.button('Save price list')).ariaDisabled, null));
    await handle.press('Save price list');
  }
  const list = (...lines: string[]) => ['name,variant,description,price,cost,taxable', ...lines].join('\n');

  it('is exported with exact prices, as far as it is searched for', async () => {
    handle = await ProductListHandle.searching(word);
    const saved: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return create.call(URL, blob);
    };
    try {
      await handle.press(/^Export/);
      await eventually(() => equal(saved.length, 1));
    } finally {
      URL.createObjectURL = create;
    }
    const [head, ...lines] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    equal(head?.replace('\uFEFF', ''), 'id,name,variant,price,cost,taxable,currency,version,description');
    deepEqual(
      lines.map((line) => line.split(',').slice(1, 7).join()),
      [`${word} firewall,standard,25.00,9.00,true,EUR`, `${word} line,standard,25.00,9.00,true,EUR`],
    );
  });

  it('shows line by line what would be created and changed, then does all of it, and nothing the second time', async () => {
    await open();
    const changes = [`${word} line,,,30.50,9,false`, `${word} firewall,,,25,5,true`];
    await handle.chooseFile(list(...changes, `${word} spam filter,standard,,"1,234.50",5,true`));
    await handle.sees('1 line needs to be corrected');
    await handle.sees('description is empty.');
    await handle.chooseFile(list(...changes, `${word} spam filter,standard,Filters spam,"1,234.50",5,true`));
    await handle.sees('1 to create, 2 to change, 0 refused, 0 unchanged');
    await handle.sees('€25.00 → €30.50');
    await handle.sees('€1,234.50');
    await expectNoAxeViolations(handle.element);
    equal(await priceOf('line'), 2500);
    await handle.press('Save price list');
    await handle.isClosed();
    await handle.sees('Price list saved: 1 created, 2 changed');
    await handle.row(`${word} spam filter`);
    deepEqual([await priceOf('line'), await priceOf('spam filter')], [3050, 123_450]);
    deepEqual(handle.changes(), ['saveBillingPrices']);
  });

  it('can be read again, and then has nothing to change', async () => {
    await open();
    await handle.chooseFile('name,price\nPriced line,30\nPriced firewall,31\n');
    await handle.sees('2 to change');
    await handle.press('Save price list');
    await handle.isClosed();
    await handle.press('Import price list');
    await handle.chooseFile('name,price\nPriced line,30\nPriced firewall,31\n');
    await handle.sees('Nothing to change');
    equal((await handle.button('Save price list')).ariaDisabled, 'true');
  });

  it('is refused as a whole where one line is wrong, with the reason beside the line', async () => {
    await open();
    await handle.chooseFile('name,price\nPriced line,30\nNobody,5\nPriced firewall,cheap\n');
    await handle.sees('2 lines need to be corrected');
    await handle.sees('There’s no such product.');
    await handle.sees('price must be a number, not cheap.');
    await expectNoAxeViolations(handle.element);
    equal((await handle.button('Save price list')).ariaDisabled, 'true');
    await handle.chooseFile('just a letter');
    await handle.sees('This file isn’t a price list.');
    equal(await priceOf('line'), 2500);
  });

  it('overwrites nothing that somebody has saved meanwhile, and shows what is so now', async () => {
    await open();
    await handle.chooseFile('name,price\nPriced line,30\n');
    await handle.sees('€25.00 → €30.00');
    const [line] = await storedProducts(`${word} line`);
    ok(line);
    const { id, version: _, savedBy: __, savedAt: ___, ...body } = line;
    await saveStored(id, { ...body, price: 2700 });
    await handle.press('Save price list');
    await handle.sees('€27.00 → €30.00');
    await handle.sees(/Nothing was overwritten/);
    equal((await readStored(id)).price, 2700);
    await handle.press('Save price list');
    await handle.isClosed();
    equal((await readStored(id)).price, 3000);
  });

  it('does not let a file’s names rewrite what stands beside them', async () => {
    await open();
    await handle.chooseFile('name,price\nPriced line,30\nevil\u202Efdp.exe,x\n');
    await handle.sees('1 line needs to be corrected');
    const texts = handle.all('[role="rowheader"], [role="gridcell"]').map(({ textContent }) => textContent ?? '');
    deepEqual(
      texts.filter((text) => text.includes('\u202E')),
      [],
    );
  });

  it('keeps the file where it was not saved, and saves it', async () => {
    await open();
    await handle.chooseFile('name,price\nPriced line,30\n');
    await handle.sees('€25.00 → €30.00');
    await failInEveryWay({
      calls: ['/billing/prices'],
      again: () => save(),
      sees: () => handle.find('dialog .inline-alert-danger'),
    });
    await save();
    await handle.isClosed();
    equal(await priceOf('line'), 3000);
  });

  it('says that it could not be compared, and compares it', async () => {
    await open();
    await failInEveryWay({
      calls: ['/billing/products'],
      first: () => handle.chooseFile('name,price\nPriced line,30\n'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The file couldn’t be compared with your products'),
    });
    await handle.press('Retry');
    await handle.sees('€25.00 → €30.00');
  });
});
