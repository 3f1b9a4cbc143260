import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { CheckboxField } from '../../../ui/checkbox/checkbox-field.tsx';
import type { FormModel } from '../../../ui/form/form-types.ts';
import {
  copyOfRoleMapping,
  emptyRoleMapping,
  type RoleMappingValues,
  roleMappingFromWire,
  roleMappingIssues,
  roleMappingToWire,
} from '../../accounts/role-mapping.ts';
import { NamedMappingDialog } from '../../named-mappings/named-mapping-dialog.tsx';
import { roleKind } from '../../named-mappings/named-mapping-kinds.ts';
import type { MappingOpening } from '../../named-mappings/named-mapping-list.tsx';
import { usePsa } from '../../page/psa-context.ts';
import { psaMessages } from '../../psa-messages.ts';
import type { RoleMapping } from '../../role-contract.ts';
import { RoleRows } from './role-rows.tsx';

export interface RoleMappingDialogProps {
  opening: MappingOpening<RoleMapping>;
  /** While its code comes. */
  onClose(): void;
}

/** The wire has the ids of roles; what they are called is asked for where they are shown. */
const unnamed = () => '';

/** Source: spec 002 §2.7, §3.2 and §5. */
export function RoleMappingDialog({ opening }: RoleMappingDialogProps) {
  const { id, source } = opening;
  const read = (mapping: RoleMapping) =>
    id === undefined ? copyOfRoleMapping(mapping, opening.mappings(), unnamed) : roleMappingFromWire(mapping, unnamed);
  return (
    <NamedMappingDialog
      kind={roleKind}
      opening={opening}
      initial={source ? read(source) : emptyRoleMapping}
      check={roleMappingIssues}
      toWire={roleMappingToWire}
    >
      {(form) => (
        <>
          <RoleOptions form={form} />
          <RoleRows form={form} />
        </>
      )}
    </NamedMappingDialog>
  );
}

function RoleOptions({ form }: { form: FormModel<RoleMappingValues> }) {
  useSignals();
  const t = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const [disables, overrides] = [
    form.field('disableInstalledProductOnNodeDelete'),
    form.field('overrideProductMapping'),
  ];
  return (
    <div>
      <CheckboxField
        label={t('accounts.disableOnDelete')}
        readOnly={isReadOnly}
        checked={disables.value.value}
        onChange={disables.set}
      />
      <CheckboxField
        label={t('accounts.override')}
        readOnly={isReadOnly}
        checked={overrides.value.value}
        onChange={overrides.set}
      />
    </div>
  );
}
