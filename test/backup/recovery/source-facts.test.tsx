import { recoveryLimits } from '../../../src/backup/recovery/recovery-limits.ts';
import { createSourceDevice } from '../../../src/backup/recovery/source-device.ts';
import { SourceFacts } from '../../../src/backup/recovery/source-facts.tsx';
import { equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';
import { type Mounted, mount } from '../../ui/mount.tsx';
import { file } from '../restore/entries.ts';

describe('What a dialog says of where it comes from', () => {
  let mounted: Mounted;
  afterEach(() => mounted.remove());
  const show = (count: number) => {
    const device = createSourceDevice({ client: fakeClient(), nodeId: 1 });
    const items = Array.from({ length: count }, (_, at) => file(`${at}.txt`));
    mounted = mount(<SourceFacts request={{ nodeId: 1, items }} device={device} />);
    return mounted.find('.source-facts-paths');
  };
  const paths = () => mounted.all('.source-facts-path').map(({ textContent }) => textContent);

  it('is the path of each thing', async () => {
    await show(3);
    equal(paths().join(' '), '/home/0.txt /home/1.txt /home/2.txt');
    equal(mounted.all('.source-facts-more').length, 0);
  });

  it('is the first paths of as many as can be selected, and how many more: all of them would hold up the dialog', async () => {
    const box = await show(10_000);
    equal(paths().length, recoveryLimits.itemsListed);
    equal(paths().at(-1), '/home/199.txt');
    equal(box.lastElementChild?.textContent, 'and 9,800 more');
    equal(box.tabIndex, 0);
  });
});
