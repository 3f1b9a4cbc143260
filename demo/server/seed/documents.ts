/**
 * The documents folder of device 1: five days of somebody's work. Each day changes real files, then a real backup runs,
 * so that several revisions, deleted names and names that came back exist at once.
 */
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface WorkDay {
  /** How many days ago. */
  age: number;
  writes: Record<string, string>;
  removes?: string[];
}

const day = 24 * 60 * 60 * 1000;
const longName = `${'Minutes of the meeting of the working group on the harmonisation of naming conventions, '.repeat(2)}part 1.txt`;

function numbered(
  count: number,
  name: (number: number) => string,
  text: (number: number) => string,
): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index + 1), text(index + 1)]));
}

function sheet(rows: number, factor: number): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `${row + 1};Position ${row + 1};${((row * 37 * factor) % 9_973) / 100}`,
  );
  return `No;Item;Amount\n${lines.join('\n')}\n`;
}

export const workDays: readonly WorkDay[] = [
  {
    age: 9,
    writes: {
      'Notes.txt': 'Monday\n- call the landlord\n',
      'Budget 2026.csv': sheet(220, 3),
      'Old draft.txt': 'Thoughts that went nowhere.\n',
      [longName]: 'Everyone was present. It took long.\n',
      '見積書 2026年度.txt': '件名：サーバー更新一式\n金額：1,250,000円\n',
      '議事録/第1回.txt': '出席者：田中、佐藤、鈴木\n',
      '議事録/第10回.txt': '次回は来月です。\n',
      '議事録/第2回.txt': '前回の確認をしました。\n',
      'التقرير السنوي.txt': 'ملخص السنة المالية\n',
      'العقود/عقد الإيجار.txt': 'مدة العقد سنتان\n',
      '🏝️ Holiday/🐚 Beach.txt': 'A list of what to bring.\n',
      '🏝️ Holiday/Tickets.csv': 'from;to\nHND;OGG\n',
      'Zürich – Übersicht.txt': 'Büro, Empfang, Lager\n',
      'Report "final" (100%).txt': 'The last one. Really.\n',
      "Anna's list; rows = 3.txt": 'one\ntwo\nthree\n',
      'page.html': '<!doctype html><title>A page</title><script>document.title = "it ran"</script>\n',
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n',
      'Contracts/Lease 2019.txt': 'Between the owner and the tenant, 2019.\n',
      'Contracts/Lease 2024.txt': 'Between the owner and the tenant, 2024.\n',
      'Contracts/Insurance.txt': 'Covers water, not fire.\n',
      'Empty folder/': '',
      'Projects/Website/README.txt': 'Open index in a browser.\n',
      'Projects/Website/src/pages/2026/spring/campaign/texts/en/headline.txt': 'Backups you can read.\n',
      'Projects/Website/src/pages/2026/spring/campaign/texts/ja/headline.txt': '読めるバックアップ。\n',
      'Projects/Warehouse/plan.csv': sheet(60, 7),
      'Projects/Empty too/': '',
      'Temp/scratch 1.txt': 'x\n',
      'Temp/scratch 2.txt': 'y\n',
      ...numbered(
        24,
        (n) => `Invoices/2025/Invoice ${n}.txt`,
        (n) => `Invoice ${n}\nAmount due: ${n * 137}.50\n`,
      ),
      ...numbered(
        11,
        (n) => `Invoices/2026/Invoice ${n}.txt`,
        (n) => `Invoice ${n}\nAmount due: ${n * 151}.00\n`,
      ),
    },
  },
  {
    age: 7,
    writes: {
      'Notes.txt': 'Monday\n- call the landlord (done)\nWednesday\n- order paper\n',
      'Budget 2026.csv': sheet(231, 3),
      'Invoices/2026/Invoice 12.txt': 'Invoice 12\nAmount due: 1812.00\n',
    },
  },
  {
    age: 4,
    writes: {
      'Notes.txt': 'Wednesday\n- order paper (done)\nFriday\n- clean up\n',
      'Projects/Website/README.txt': 'Open index in a browser. Then refresh.\n',
    },
    removes: ['Old draft.txt', 'Contracts/Lease 2019.txt', 'Contracts/Insurance.txt', 'Temp'],
  },
  {
    age: 2,
    writes: {
      'Notes.txt': 'Friday\n- clean up (too much)\n- get the lease back\n',
      'Contracts/Lease 2019.txt': 'Between the owner and the tenant, 2019. Typed again from the paper.\n',
      'Budget 2026.csv': sheet(231, 4),
    },
  },
  {
    age: 1,
    writes: {
      'Notes.txt': 'All done.\n',
      'Temp/scratch 1.txt': 'x is back\n',
      'Invoices/2026/Invoice 13.txt': 'Invoice 13\nAmount due: 1963.00\n',
    },
  },
];

/** When the work of that day was backed up: 18:30. */
export function endOfWork(age: number): number {
  return new Date(Date.now() - age * day).setHours(18, 30, 0, 0);
}

/** Does the work of one day; doing it again changes nothing. */
export async function work(root: string, workDay: WorkDay): Promise<void> {
  const evening = endOfWork(workDay.age) / 1000;
  let minutes = 10;
  for (const path of workDay.removes ?? []) await rm(join(root, path), { recursive: true, force: true });
  for (const [path, text] of Object.entries(workDay.writes)) {
    const target = join(root, path);
    await mkdir(path.endsWith('/') ? target : dirname(target), { recursive: true });
    if (path.endsWith('/')) continue;
    await writeFile(target, text);
    const written = evening - 60 * (minutes++ * 7);
    await utimes(target, written, written);
  }
  await setFolderTimes(root, Object.keys(workDay.writes), evening - 60);
}

/** Folders look as old as the work in them. */
async function setFolderTimes(root: string, paths: string[], time: number): Promise<void> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(`${path}.`); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of ['.', ...folders]) await utimes(join(root, folder), time, time);
}
