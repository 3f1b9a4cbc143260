import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { conflictChoices } from '../../job-contract.ts';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import type { ConflictChoice } from '../restore-order.ts';

/** Nothing is chosen at first: what is there may be worth as much as what comes. */
export function ConflictField({ model }: { model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const chosen = model.ifExists.value;
  return (
    <RadioGroup
      label={t('ifExists.label')}
      required
      disabled={model.isSubmitting.value}
      arrangement="row"
      hint={chosen === undefined ? t('ifExists.hint') : t(`ifExists.${chosen}Text`)}
      options={conflictChoices.map((value) => ({ value, label: t(`ifExists.${value}`) }))}
      value={chosen}
      onChange={(value) => model.chooseConflict(value as ConflictChoice)}
    />
  );
}
