import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/later-icons.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useRowMessages } from '../editing/row-messages.ts';

export interface PropertyListProps {
  /** Those that are set, in their order. */
  set: readonly string[];
  offered: readonly string[];
  nameOf(property: string): string;
  onAdd(property: string): void;
  onRemove(property: string): void;
  /** What is wrong with the whole, or with a property that is not set. */
  error: string | undefined;
  children(property: string): ReactNode;
}

/** What one action sets, property by property; each can be set once. */
export function PropertyList({ set, offered, nameOf, onAdd, onRemove, error, children }: PropertyListProps) {
  const t = useRowMessages();
  const left = offered.filter((property) => !set.includes(property));
  return (
    <div className="properties">
      {set.map((property) => (
        <div key={property} className="property" data-property={property}>
          <div className="property-control">{children(property)}</div>
          <IconButton
            icon={CloseIcon}
            label={t('rows.remove', { name: nameOf(property) })}
            onClick={() => onRemove(property)}
          />
        </div>
      ))}
      {error !== undefined && (
        <p className="property-error" role="alert">
          {error}
        </p>
      )}
      {left.length > 0 && (
        <Menu
          trigger={
            <Button size="small" icon={AddIcon}>
              {t('properties.add')}
            </Button>
          }
          items={left.map((property) => ({
            id: property,
            label: nameOf(property),
            onSelect: () => onAdd(property),
          }))}
        />
      )}
    </div>
  );
}
