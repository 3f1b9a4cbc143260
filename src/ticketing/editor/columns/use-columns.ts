import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import type { Option } from '../../../ui/select/option.ts';
import { attributeIdOf } from '../../conditions/condition-fields.ts';
import { type BoardColumnName, columnAliases, columnsFor, isSystemColumn } from '../../rules/board-columns.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';

/** Of both pickers: system columns, and active attributes. */
export function useColumns(): { nameOf(column: string): string; options: readonly Option[] } {
  useSignals();
  const { facts } = useEditing();
  const { configuration } = useHost();
  const t = useRowMessages();
  const words = useRuleWords();
  const { permissions, featureFlags } = configuration.value;
  const hasProfessionalServices =
    featureFlags.professionalServices === true && permissions.canManageProfessionalServices === true;
  const offered = columnsFor(facts.value.attributes ?? [], { hasProfessionalServices });
  const nameOf = (column: string): string => {
    if (attributeIdOf(column) !== undefined) return words.fieldName(column);
    const name = columnAliases[column] ?? column;
    return isSystemColumn(name) ? t(`columns.names.${name as BoardColumnName}`) : column;
  };
  return {
    nameOf,
    options: [
      ...offered.system.map((column) => ({ value: column, label: nameOf(column), group: t('columns.system') })),
      ...offered.attributes.map((column) => ({ value: column, label: nameOf(column), group: t('columns.fields') })),
    ],
  };
}
