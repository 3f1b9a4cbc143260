import { useId } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { type PsaMessageKey, type PsaTranslate, psaMessages } from '../psa-messages.ts';
import { type AttributeItem, selectAllState } from '../sync/sync-attributes.ts';
import { attributeMessages } from './attribute-messages.ts';

export interface AttributeGroupProps {
  title: string;
  items: readonly AttributeItem[];
  readOnly: boolean;
  onToggle(item: AttributeItem, isChecked: boolean): void;
  onToggleAll(isChecked: boolean): void;
}

/** Select All, and a checkbox for each; those that are always sent cannot be taken away. */
export function AttributeGroup({ title, items, readOnly, onToggle, onToggleAll }: AttributeGroupProps) {
  const t = useMessages(attributeMessages);
  const tPsa = useMessages(psaMessages);
  const id = useId();
  const state = selectAllState(items);
  return (
    <section className="attribute-group" aria-labelledby={id}>
      <h3 className="attribute-title" id={id}>
        {title}
      </h3>
      <div className="attribute-all">
        <Checkbox
          label={tPsa('attributes.selectAll')}
          checked={state === 'some' ? 'mixed' : state === 'all'}
          disabled={readOnly}
          onChange={onToggleAll}
        />
      </div>
      <ul className="attribute-list">
        {items.map((item) => (
          <li key={item.name}>
            <Checkbox
              label={labelOf(item.name, tPsa)}
              checked={item.isChecked}
              disabled={readOnly}
              disabledReason={item.isLocked ? t('required') : undefined}
              onChange={(isChecked) => onToggle(item, isChecked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A server may require some that nobody knows here. */
const labelOf = (name: string, t: PsaTranslate): string =>
  Object.hasOwn(psaMessages.en.attributes, name) ? t(`attributes.${name}` as PsaMessageKey) : name;
