/** What a row is called: a revision by its date, which only a number that is no id can be. */

import type { BackupRow } from '../../src/backup/backup-row.ts';
import { useRowName } from '../../src/backup/use-row-name.ts';
import { equal, match } from '../support/assert.ts';
import { type Mounted, mount } from '../ui/mount.tsx';
import { fileRow, revisionStep, rowOf } from './browser-model/build.ts';

let mounted: Mounted;
afterEach(() => mounted.remove());

function Name({ of }: { of: Pick<BackupRow, 'kind' | 'name' | 'id'> }) {
  return <output>{useRowName()(of)}</output>;
}

const nameOf = async (of: Pick<BackupRow, 'kind' | 'name' | 'id'>) => {
  mounted = mount(<Name of={of} />);
  return (await mounted.find('output')).textContent ?? '';
};

describe('The name of a row', () => {
  it('of a revision is its date', async () => {
    match(await nameOf(rowOf.revision({ jobCreated: Date.UTC(2024, 4, 17, 12) })), /May 17, 2024/);
  });

  it('of a revision in the breadcrumb is its date', async () => match(await nameOf(revisionStep), /Nov 1[45], 2023/));

  it('of a revision without a date is its id, also when that is a number', async () => {
    equal(await nameOf(rowOf.revision({ id: '12345' })), '12345');
  });

  it('of a file is its name, also when that is a number', async () => {
    equal(await nameOf(fileRow({ name: '1700000000000' })), '1700000000000');
  });

  it('hides no line break, and nothing that turns letters round', async () => {
    equal(await nameOf(fileRow({ name: 'new\nline' })), 'new\uFFFDline');
    mounted.remove();
    equal(await nameOf(fileRow({ name: 'evil\u202Egpj.exe' })), 'evil\uFFFDgpj.exe');
  });
});
