/** A select as its owner holds it, and what a test asks of it. */
import { type ComponentType, useState } from 'react';
import type { Option } from '../../../src/ui/select/option.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { type Mounted, type MountOptions, mount, settled } from '../mount.tsx';

export const systems: readonly Option[] = [
  { value: 'win11', label: 'Windows 11', group: 'Workstations', description: '23H2 and later' },
  { value: 'win10', label: 'Windows 10', group: 'Workstations' },
  { value: 'macos', label: 'macOS', group: 'Workstations', disabledReason: 'Needs a certificate.' },
  { value: 'srv22', label: 'Windows Server 2022', group: 'Servers' },
  { value: 'solaris', label: 'Solaris', group: 'Servers', disabled: true },
  { value: 'ubuntu', label: 'Ubuntu Server', group: 'Servers' },
];

export const cities: readonly Option[] = ['Zürich', 'Genève', 'São Paulo', 'Paris', 'Berlin', 'New York'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

export const many: readonly Option[] = Array.from({ length: 3_000 }, (_, index) => ({
  value: `d${index}`,
  label: `Device ${index}`,
}));

export interface SelectHandle<Value> extends Mounted {
  /** As the owner holds it. */
  value(): Value;
  /** Each value that the owner was given. */
  readonly changes: Value[];
  /** What has the focus while the list is open: button or field. */
  control(): Promise<HTMLElement>;
  field(): Promise<HTMLInputElement>;
  isOpen(): boolean;
  opened(): Promise<unknown>;
  closed(): Promise<unknown>;
  /** Labels of the options that are rendered. */
  labels(): string[];
  option(label: string): Promise<HTMLElement>;
  highlighted(): string | undefined;
  chips(): string[];
  note(): string | undefined;
}

export function mountSelect<Value>(
  // biome-ignore lint/suspicious/noExplicitAny: one handle for all selects, whose props differ
  View: ComponentType<any>,
  props: { value: Value; [name: string]: unknown },
  options: MountOptions = {},
): SelectHandle<Value> {
  const changes: Value[] = [];
  let current = props.value;
  function Owner() {
    const [value, setValue] = useState(props.value);
    current = value;
    return (
      <>
        <button type="button">Before</button>
        <View
          label="Choice"
          {...props}
          value={value}
          onChange={(next: Value) => {
            changes.push(next);
            setValue(next);
          }}
        />
        <button type="button">Next</button>
      </>
    );
  }
  const mounted = mount(<Owner />, options);
  const { root } = mounted;
  const labelOf = (option: Element) => option.querySelector('.choice-label')?.textContent ?? '';
  const isOpen = () => root.querySelector('.choices') !== null;
  return {
    ...mounted,
    changes,
    value: () => current,
    control: () => mounted.find('[role="combobox"]'),
    field: () => mounted.find<HTMLInputElement>('input[role="combobox"]'),
    isOpen,
    async opened() {
      await eventually(() => ok(isOpen(), 'the list is closed'));
      await settled(mounted);
    },
    closed: () => eventually(() => ok(!isOpen(), 'the list is open')),
    labels: () => mounted.all('[role="option"]').map(labelOf),
    async option(label) {
      const find = () => mounted.all('[role="option"]').find((option) => labelOf(option) === label) ?? null;
      await eventually(find);
      // A list that is still on its way is no place to press.
      await settled(mounted);
      return eventually(find);
    },
    highlighted() {
      const id = root.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
      const option = id ? root.getElementById(id) : null;
      return option ? labelOf(option) : undefined;
    },
    chips: () => mounted.all('.select-chip-text').map((chip) => chip.textContent ?? ''),
    note: () => mounted.all('.field-note')[0]?.textContent ?? undefined,
  };
}

export function isHighlighted(select: SelectHandle<unknown>, label: string | undefined) {
  return eventually(() => equal(select.highlighted(), label));
}
