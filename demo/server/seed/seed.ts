/**
 * What is there at the first start. Each step is one batch that also marks it as done, so a server that was killed in
 * the middle goes on where it stopped.
 */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { RealPlans } from '../backup/backups.ts';
import { runBackup } from '../backup/run-backup.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { device } from '../database/schema.ts';
import { platformOf } from '../device/platform.ts';
import { devices, thisMachine, windowsServer } from '../directory/devices.ts';
import { seedArticles } from '../help/article-index.ts';
import type { ContentStore } from '../store/content-store.ts';
import { seedBilling } from './billing.ts';
import { writeDeviceFiles } from './device-files.ts';
import { seedDirectory } from './directory.ts';
import { endOfWork, work, workDays } from './documents.ts';
import { addVolumes } from './images.ts';
import { seedNodes } from './nodes.ts';
import { PlanBuilder } from './plan-builder.ts';
import { seedPolicies } from './policies.ts';
import { seedPsa } from './psa.ts';
import { seedScripting } from './scripting.ts';
import { seedTicketing } from './ticketing.ts';
import { seedVirtualization } from './virtualization.ts';
import { seedWorkspace } from './workspace.ts';

type Statements = Parameters<Database['batch']>[0];

export async function seed(database: Database, store: ContentStore, dataFolder: string): Promise<RealPlans> {
  const done = await readSetting(database, 'seed');
  const plans = done ? (JSON.parse(done) as RealPlans) : await seedPlans(database, store);
  await seedDocuments(database, store, dataFolder, plans);
  await seedDeviceFiles(database, dataFolder);
  await seedArticles(database);
  await seedDirectory(database);
  await seedTicketing(database);
  await seedPsa(database);
  await seedBilling(database);
  await seedScripting(database);
  await seedNodes(database);
  await seedPolicies(database);
  await seedVirtualization(database);
  await seedWorkspace(database);
  return plans;
}

async function seedPlans(database: Database, store: ContentStore): Promise<RealPlans> {
  const builder = new PlanBuilder(store);
  const plans = await addPlansOfThisMachine(builder);
  await addPlansOfOthers(builder);
  const statements = [
    database.insert(device).values(devices),
    ...builder.statements(database),
    writeSetting(database, 'next-id', String(builder.lastId + 1_000)),
    writeSetting(database, 'seed', JSON.stringify(plans)),
  ];
  await database.batch(statements as unknown as Statements);
  return plans;
}

async function addPlansOfThisMachine(builder: PlanBuilder): Promise<RealPlans> {
  const deviceId = thisMachine;
  const documents = builder.plan({ deviceId, name: 'Documents' });
  const documentsFolder = builder.source(documents, 'Documents', '/Documents');
  const project = builder.plan({ deviceId, name: 'Project', destination: 'HYBRID', schedule: 'When asked' });
  const projectFolder = builder.source(project, 'Project', '/Project');
  builder.plan({ deviceId, name: 'Scale', content: 'generated', schedule: 'Daily at 00:30' });
  const image = builder.plan({
    deviceId,
    name: 'Windows VM image',
    type: 'IMAGE',
    destination: 'HYBRID',
    schedule: 'Daily at 02:00',
  });
  await addVolumes(builder, image, endOfWork(1));

  const small = (topic: string) => ({ name: topic, path: `/${topic}`, files: smallTree(topic) });
  const local = builder.plan({ deviceId, name: 'Workshop NAS', destination: 'LOCAL' });
  await builder.files(local, endOfWork(1), [small('Workshop')]);
  const disabled = builder.plan({
    deviceId,
    name: 'Old disk image',
    type: 'IMAGE',
    destination: 'LOCAL',
    enabled: false,
  });
  await addVolumes(builder, disabled, endOfWork(120), true);
  const deleted = builder.plan({ deviceId, name: 'Accounting 2024', deleted: true, enabled: false });
  await builder.files(deleted, endOfWork(200), [small('Accounting')]);
  const missing = builder.plan({ deviceId, name: 'USB archive', destination: 'LOCAL', status: 'DELETED' });
  await builder.files(missing, endOfWork(31), [small('Archive')]);
  const removed = builder.plan({ deviceId, name: 'Shared drive', destination: 'HYBRID', status: 'REMOVED' });
  await builder.files(removed, endOfWork(15), [small('Shared')]);
  const restricted = builder.plan({ deviceId, name: 'Personnel', fileFolderAllowed: false });
  await builder.files(restricted, endOfWork(1), [small('Personnel')]);
  const users = builder.plan({ deviceId, name: 'User folders' });
  await builder.files(users, endOfWork(1), [
    {
      name: 'Desktop',
      path: '/home/ayumi/Desktop',
      type: 'COMMON_FOLDER',
      cfid: 'DESKTOP',
      files: smallTree('Desktop'),
    },
    {
      name: 'Documents',
      path: '/home/ayumi/Documents',
      type: 'COMMON_FOLDER',
      cfid: 'DOCUMENTS',
      files: smallTree('Documents'),
    },
    {
      name: 'Pictures',
      path: '/home/ayumi/Pictures',
      type: 'COMMON_FOLDER',
      cfid: 'PICTURES',
      status: 'DELETED',
      files: smallTree('Pictures'),
    },
    { name: 'Camera card', path: '/media/camera', status: 'DELETED', files: smallTree('Camera') },
    { name: 'Music', path: '/home/ayumi/Music', status: 'REMOVED', files: smallTree('Music') },
    { name: 'Thesis', path: '/home/ayumi/Thesis', deleted: true, files: smallTree('Thesis') },
  ]);
  return {
    documents: { planId: documents, folderId: documentsFolder },
    project: { planId: project, folderId: projectFolder },
  };
}

async function addPlansOfOthers(builder: PlanBuilder): Promise<void> {
  for (const { id: deviceId, nodeClass, lockhartEnabled } of devices) {
    if (deviceId === thisMachine || !lockhartEnabled) continue;
    const home = { windows: 'C:\\Users\\ayumi\\', mac: '/Users/ayumi/', linux: '/home/ayumi/' }[platformOf(nodeClass)];
    const destination = (['CLOUD', 'HYBRID', 'LOCAL'] as const)[deviceId % 3];
    const planId = builder.plan({ deviceId, name: 'User data', ...(destination && { destination }) });
    const folder = (name: string) => ({ name, path: home + name, type: 'COMMON_FOLDER', cfid: name.toUpperCase() });
    await builder.files(planId, endOfWork(1 + (deviceId % 3)), [
      { ...folder('Documents'), files: smallTree('Documents') },
      { ...folder('Desktop'), files: smallTree('Desktop') },
    ]);
    if (deviceId !== windowsServer) continue;
    const image = builder.plan({
      deviceId,
      name: 'Server image',
      type: 'IMAGE',
      destination: 'HYBRID',
      schedule: 'Hourly',
    });
    await addVolumes(builder, image, endOfWork(1));
  }
}

function smallTree(topic: string): Record<string, string> {
  const files: Record<string, string> = { 'Empty/': '', [`${topic} overview.txt`]: `What is in ${topic}.\n` };
  for (let index = 1; index <= 6; index++) files[`${topic} ${index}.txt`] = `${topic}, sheet ${index}\n`;
  for (let index = 1; index <= 3; index++)
    files[`2025/Quarter ${index}/Summary.csv`] = `quarter;sum\n${index};${index * 1_000}\n`;
  return files;
}

async function seedDocuments(
  database: Database,
  store: ContentStore,
  dataFolder: string,
  plans: RealPlans,
): Promise<void> {
  const { planId, folderId } = plans.documents;
  const root = join(dataFolder, 'devices', String(thisMachine), 'Documents');
  const key = 'documents-days';
  const daysDone = Number((await readSetting(database, key)) ?? 0);
  for (const [index, workDay] of workDays.entries()) {
    if (index < daysDone) continue;
    await work(root, workDay);
    const created = endOfWork(workDay.age);
    const mark = { key, value: String(index + 1) };
    await runBackup(
      { database, store },
      { planId, sources: { [folderId]: root }, excludedNames: [], excludedPaths: [], created, mark },
    );
  }
}

async function seedDeviceFiles(database: Database, dataFolder: string): Promise<void> {
  const key = 'device-files';
  if (await readSetting(database, key)) return;
  await writeDeviceFiles(dataFolder);
  await writeSetting(database, key, 'written');
}

/** Whether the plan was ever backed up. */
export async function hasBackup(database: Database, planId: number): Promise<boolean> {
  const rows = await database.all(sql`SELECT 1 FROM job WHERE plan_id = ${planId} LIMIT 1`);
  return rows.length > 0;
}
