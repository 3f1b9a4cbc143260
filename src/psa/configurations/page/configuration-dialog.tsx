import type { ConfigurationTypeMapping } from '../../configuration-contract.ts';
import { NamedMappingDialog } from '../../named-mappings/named-mapping-dialog.tsx';
import { configurationKind } from '../../named-mappings/named-mapping-kinds.ts';
import type { MappingOpening } from '../../named-mappings/named-mapping-list.tsx';
import {
  configurationFromWire,
  configurationIssues,
  configurationToWire,
  copyOfConfiguration,
  emptyConfigurationMapping,
} from '../configuration-mapping.ts';

import { ConfigurationRows } from './configuration-rows.tsx';

export interface ConfigurationDialogProps {
  opening: MappingOpening<ConfigurationTypeMapping>;
  /** While its code comes. */
  onClose(): void;
}

export function ConfigurationDialog({ opening }: ConfigurationDialogProps) {
  const { id, source } = opening;
  const read = (mapping: ConfigurationTypeMapping) =>
    id === undefined ? copyOfConfiguration(mapping, opening.mappings()) : configurationFromWire(mapping);
  return (
    <NamedMappingDialog
      kind={configurationKind}
      opening={opening}
      initial={source ? read(source) : emptyConfigurationMapping}
      check={configurationIssues}
      toWire={configurationToWire}
      size="wide"
    >
      {(form) => <ConfigurationRows form={form} />}
    </NamedMappingDialog>
  );
}
