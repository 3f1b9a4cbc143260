/** What the volumes of a Windows machine hold, revision by revision. */
import type { ImageTree, PlanBuilder } from './plan-builder.ts';

const hour = 60 * 60 * 1000;
const gigabyte = 1024 ** 3;
const people = ['ayumi', 'boris', 'Public'];
const system = [
  'kernel32.dll',
  'ntdll.dll',
  'user32.dll',
  'gdi32.dll',
  'shell32.dll',
  'cmd.exe',
  'notepad.exe',
  'taskmgr.exe',
];

function systemVolume(revision: number): ImageTree {
  const tree: ImageTree = {
    '/PerfLogs/': '',
    '/ProgramData/Backup agent/settings.json': `{ "schedule": "hourly", "revision": ${revision} }\n`,
    '/Program Files/Backup agent/agent.exe': 'MZ agent\n',
    '/Program Files/Backup agent/license.txt': 'Use it, and test your restores.\n',
    '/Program Files (x86)/Accounting/ledger.mdb': `ledger of revision ${revision}\n`,
    '/Windows/win.ini': '; for 16-bit app support\n[fonts]\n[extensions]\n',
    '/Windows/explorer.exe': 'MZ explorer\n',
    '/pagefile.sys.txt': 'The page file is left out of images.\n',
  };
  for (const name of system) tree[`/Windows/System32/${name}`] = `MZ ${name}\n`;
  for (let driver = 1; driver <= 40; driver++)
    tree[`/Windows/System32/drivers/driver${driver}.sys`] = `driver ${driver}\n`;
  for (const person of people) {
    tree[`/Users/${person}/Desktop/`] = '';
    tree[`/Users/${person}/Documents/Notes.txt`] = `Notes of ${person}, revision ${revision}\n`;
    tree[`/Users/${person}/Documents/契約書/契約 ${revision}.txt`] = `第${revision}版\n`;
    for (let page = 1; page <= 12; page++)
      tree[`/Users/${person}/Pictures/Photo ${page}.txt`] = `a picture of ${page} cats\n`;
  }
  for (let count = 0; count < revision; count++)
    tree[`/Users/boris/Downloads/Download ${count + 1}.zip.txt`] = `download ${count}\n`;
  return tree;
}

function dataVolume(revision: number): ImageTree {
  const tree: ImageTree = {
    '/Shares/Common/Read me first.txt': 'Nothing here is backed up twice.\n',
    '/Shares/Empty/': '',
  };
  for (let index = 1; index <= 320; index++) tree[`/Shares/Scans/Scan ${index}.txt`] = `scan ${index % 17}\n`;
  tree[`/Databases/crm-${revision}.bak`] = `crm, revision ${revision}\n`;
  return tree;
}

const bootVolume = (): ImageTree => ({ '/Boot/BCD': 'boot configuration\n', '/bootmgr': 'boot manager\n' });

const revisions = [
  { bldType: 'NON_BLD', onS3: true, onNas: true },
  { bldType: 'DELTA', onS3: true, onNas: false },
  { bldType: 'DELTA', onS3: false, onNas: true },
  { bldType: 'FULL', onS3: true, onNas: true },
  { bldType: 'DELTA', onS3: true, onNas: true },
  { bldType: 'DELTA', onS3: false, onNas: true },
] as const;

/** Three volumes with six revisions; the newest `last` (milliseconds since 1970). */
export async function addVolumes(builder: PlanBuilder, planId: number, last: number, onlyLocal = false): Promise<void> {
  const disk = { location: 'Disk 0', fileSystem: 'NTFS', partitionStyle: 'GPT' };
  const volumes = [
    { tree: systemVolume, size: 61.4, facts: { ...disk, name: 'C:', label: 'System', capacity: 237 * gigabyte } },
    {
      tree: dataVolume,
      size: 402.8,
      facts: { ...disk, name: 'D:', label: 'Data', capacity: 931 * gigabyte, location: 'Disk 1' },
    },
    {
      tree: bootVolume,
      size: 0.3,
      facts: { ...disk, name: 'System Reserved', label: '', capacity: 0.5 * gigabyte, fileSystem: 'FAT32' },
    },
  ];
  const rows = volumes.map(({ tree, size, facts }) => ({
    tree,
    size,
    volumeId: builder.volume(planId, { ...facts, capacity: Math.round(facts.capacity) }),
  }));
  for (const [index, kind] of revisions.entries()) {
    for (const { tree, size, volumeId } of rows) {
      const isFull = kind.bldType !== 'DELTA';
      const used = Math.round(size * gigabyte * (1 + index / 100));
      const created = last - (revisions.length - 1 - index) * 24 * hour;
      const backupSize = Math.round(used * (isFull ? 0.71 : 0.02 + index / 300));
      const place = onlyLocal ? { onS3: false, onNas: true } : { onS3: kind.onS3, onNas: kind.onNas };
      const revision = { volumeId, bldType: kind.bldType, ...place, created, size: used, backupSize };
      await builder.imageRevision(revision, planId, tree(index + 1));
    }
  }
}
