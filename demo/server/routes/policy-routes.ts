/** Policies: backup plans, patch overrides, and what organizations say of their backups (spec 002 §2.9, §3.5). */

import {
  readPolicyBackups as readPolicyBackupsCall,
  savePolicyBackups as savePolicyBackupsCall,
} from '../../../src/policies/backups/contract.ts';
import { listPolicies } from '../../../src/policies/contract.ts';
import {
  readPolicyPatches as readPolicyPatchesCall,
  savePolicyPatches as savePolicyPatchesCall,
} from '../../../src/policies/patches/contract.ts';
import {
  readBackupSettings as readBackupSettingsCall,
  saveBackupSettings as saveBackupSettingsCall,
} from '../../../src/policies/settings/contract.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { versionIn } from '../http/if-match.ts';
import type { Session } from '../http/sessions.ts';
import { readBackupSettings, saveBackupSettings } from '../policies/backup-settings.ts';
import { readPolicyBackups, savePolicyBackups } from '../policies/policy-backups.ts';
import { readPolicyPatches, savePolicyPatches } from '../policies/policy-patches.ts';
import { listPolicyRows } from '../policies/policy-tree.ts';
import type { Services } from './services.ts';

export function servePolicies({ calls, database, clock }: Services): void {
  const saving = ({ session: { user }, context }: { session: Session; context: DemoContext }) => ({
    savedBy: user.name,
    savedAt: clock.now(),
    edited: versionIn(context.req.header('if-match')),
  });

  calls.implement(listPolicies, async () => {
    const rows = await listPolicyRows(database);
    return rows.map(({ id, name, parentId }) => ({
      id: String(id),
      name,
      parentId: parentId === null ? null : String(parentId),
    }));
  });

  calls.implement(readPolicyBackupsCall, ({ params }) => readPolicyBackups(database, params.policyId));
  calls.change(savePolicyBackupsCall, (call) =>
    call.commit(() => savePolicyBackups(database, call.params.policyId, call.body, saving(call))),
  );

  calls.implement(readPolicyPatchesCall, ({ params }) => readPolicyPatches(database, params.policyId));
  calls.change(savePolicyPatchesCall, (call) =>
    call.commit(() => savePolicyPatches(database, call.params.policyId, call.body, saving(call))),
  );

  calls.implement(readBackupSettingsCall, ({ params }) => readBackupSettings(database, params.organizationId));
  calls.change(saveBackupSettingsCall, (call) =>
    call.commit(() => saveBackupSettings(database, call.params.organizationId, call.body.products, saving(call))),
  );
}
