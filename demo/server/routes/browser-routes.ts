import {
  createDeviceFolder,
  listFolderContent,
  listMountedContent,
  listPlanFolders,
  listPlans,
  listRevisions,
  listVolumes,
  searchPlan,
} from '../../../src/backup/contract.ts';
import { forbidden } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { Services } from './services.ts';

/** The calls of the device backup browser (spec 000 §7). */
export function serveBrowser({ calls, catalog, engines, mounts, folders }: Services): void {
  calls.implement(listPlans, async ({ params, session }) => {
    await engines.refreshed((engine) => engine.refresh());
    return catalog.list(params.nodeId, session);
  });

  calls.implement(listVolumes, async ({ params }) => {
    const plan = await catalog.find(params.nodeId, params.planId);
    return catalog.images(plan).volumes();
  });

  // Rows that a session may not open are listed all the same: the browser shows them as restricted.
  calls.implement(listPlanFolders, async ({ params, query, session }) => {
    const plan = await catalog.find(params.nodeId, params.planId);
    return catalog.files(plan, session).folders(query, query.jobId);
  });

  calls.implement(listFolderContent, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    return catalog.files(plan, session).content(params.folderId, query, query.jobId);
  });

  calls.implement(searchPlan, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    return catalog.files(plan, session).search(query.searchTerm, query.folderId, query, query.jobId);
  });

  calls.implement(listRevisions, async ({ params, query, session }) => {
    const plan = await catalog.find(params.nodeId, params.planNumericId);
    if (plan.type === 'IMAGE') return catalog.images(plan).revisions(params.fileId, query);
    await catalog.open(params.nodeId, params.planNumericId, session);
    return catalog.files(plan, session).revisions(params.fileId, query);
  });

  calls.implement(listMountedContent, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    requireMounting(session);
    const images = catalog.images(plan);
    await mounts.ensure(await images.mountable(params.revisionId));
    return { results: await images.content(params.revisionId, query.folder, query.start, query.count) };
  });

  calls.change(createDeviceFolder, async ({ params, body, commit }) => {
    const device = await catalog.device(params.nodeId);
    return commit(async () => {
      const path = await folders.createFolder(device, body.path, body.folderName);
      return { writes: [], answer: { resultCode: 'SUCCESS', path } };
    });
  });
}

/** Spec 000 §6: the flag and the permission; that the cloud holds the revision is checked where it is mounted. */
export function requireMounting(session: Session): void {
  if (!session.featureFlags.cloud_image_mounting) throw forbidden('Mounting images in the cloud is not enabled');
  if (!session.user.permissions.canViewAndRestoreBackupData) throw forbidden('You are not allowed to mount images');
}
