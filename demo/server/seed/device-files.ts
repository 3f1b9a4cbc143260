/** What is on the disks of some devices, so that there is something to browse and to restore beside. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mac, macServer, thisMachine, windowsServer } from '../directory/devices.ts';

/** A path that ends with `/` is a folder; the first name of a Windows path is the drive. */
const files: Record<number, string[]> = {
  [thisMachine]: ['lost+found/', 'home/ayumi/Downloads/installer.bin', 'media/usb/', 'tmp/'],
  [windowsServer]: [
    'C/System Volume Information/',
    'C/Program Files/Backup agent/agent.exe',
    'C/Users/ayumi/Documents/Documents 1.txt',
    'C/Users/ayumi/Documents/Letters/Letter 2.txt',
    'C/Users/ayumi/Documents/Letters/Letter 10.txt',
    'C/Users/Public/Desktop/',
    'C/Windows/System32/',
    'D/Shares/Common/Price list.csv',
    'D/Shares/Scans/',
    'D/Temp/',
  ],
  [mac]: [
    'Applications/',
    'Users/ayumi/Desktop/Sketch 1.txt',
    'Users/ayumi/Documents/契約書/',
    'Users/ayumi/Documents/Zürich 2026/Offer.txt',
    'Users/Shared/',
    'Volumes/Archive/',
    'private/var/root/',
  ],
  [macServer]: [
    'Users/ayumi/Documents/Renders/Scene 1.txt',
    'Users/ayumi/Movies/',
    'Volumes/Scratch/',
    'private/var/root/',
  ],
  6: ['C/Users/ayumi/Documents/', 'C/Windows/', 'D/'],
  7: ['C/Users/ayumi/Desktop/', 'C/Windows/', 'E/Backups/'],
};

/** More than a page of the tree has. */
const manyFolders = { device: thisMachine, folder: 'Customers', count: 1_250 };

export async function writeDeviceFiles(dataFolder: string): Promise<void> {
  const root = join(dataFolder, 'devices');
  for (const [device, paths] of Object.entries(files)) {
    for (const path of paths) {
      const target = join(root, device, path);
      await mkdir(path.endsWith('/') ? target : dirname(target), { recursive: true });
      if (!path.endsWith('/'))
        await writeFile(target, `${path.slice(path.lastIndexOf('/') + 1)}, as it is on the device\n`);
    }
  }
  const { device, folder, count } = manyFolders;
  const many = join(root, String(device), folder);
  await mkdir(many, { recursive: true });
  await Promise.all(
    Array.from({ length: count }, (_, index) => mkdir(join(many, `Customer ${index + 1}`), { recursive: true })),
  );
}
