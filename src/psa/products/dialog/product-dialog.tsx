import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { late } from '../../../ui/late.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { NamedMappingDialog } from '../../named-mappings/named-mapping-dialog.tsx';
import { productKind } from '../../named-mappings/named-mapping-kinds.ts';
import type { MappingOpening } from '../../named-mappings/named-mapping-list.tsx';
import { usePsa } from '../../page/psa-context.ts';
import type { ProductMapping } from '../../product-contract.ts';
import { psaMessages } from '../../psa-messages.ts';
import { type ProductMappingType, productMappingTypes } from '../../psa-terms.ts';
import {
  copyOfProductMapping,
  emptyProductMapping,
  type ProductMappingValues,
  productMappingFromWire,
  productMappingIssues,
  productMappingToWire,
} from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import type { TracerProps } from '../tracer/device-faces.tsx';
import { createMappedDevices } from '../tracer/mapped-devices.ts';
import css from './product-dialog.css';
import { RuleList } from './rule-list.tsx';

const Tracer = late<TracerProps>(async () => (await import('../tracer/tracer.tsx')).Tracer);
const ChangedDevices = late<TracerProps>(async () => (await import('../tracer/changed-devices.tsx')).ChangedDevices);

export interface ProductDialogProps {
  opening: MappingOpening<ProductMapping>;
  /** While its code comes. */
  onClose(): void;
}

/** One product mapping: which devices become which product, in the order in which that is asked. Source: spec 002 §2.6. */
export function ProductDialog({ opening }: ProductDialogProps) {
  const { id, source } = opening;
  const read = (mapping: ProductMapping) =>
    id === undefined ? copyOfProductMapping(mapping, opening.mappings()) : productMappingFromWire(mapping);
  const initial = source ? read(source) : emptyProductMapping;
  return (
    <NamedMappingDialog
      kind={productKind}
      opening={opening}
      initial={initial}
      check={productMappingIssues}
      toWire={productMappingToWire}
      size="wide"
    >
      {(form) => <ProductFields form={form} mappingId={id} />}
    </NamedMappingDialog>
  );
}

interface ProductFieldsProps {
  form: FormModel<ProductMappingValues>;
  /** Undefined: it is new. */
  mappingId: string | undefined;
}

function ProductFields({ form, mappingId }: ProductFieldsProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tOwn = useMessages(productMessages);
  const { isReadOnly } = usePsa();
  const { client } = useHost();
  const devices = useModel(() => createMappedDevices(client));
  const type = form.field('type');
  return (
    <>
      <RadioGroup
        label={t('products.mappingType')}
        readOnly={isReadOnly}
        options={productMappingTypes.map((value) => ({ value, label: t(`products.${value}`) }))}
        value={type.value.value}
        onChange={(value) => type.set(value as ProductMappingType)}
      />
      <div className="product-tabs">
        <Tabs
          label={tOwn('tabs')}
          activation="manual"
          tabs={[
            { id: 'rules', label: tOwn('tabRules'), renderer: () => <RuleList form={form} /> },
            {
              id: 'trace',
              label: tOwn('tabTrace'),
              renderer: () => <Tracer form={form} mappingId={mappingId} devices={devices} />,
            },
            {
              id: 'changes',
              label: tOwn('tabChanges'),
              renderer: () => <ChangedDevices form={form} mappingId={mappingId} devices={devices} />,
            },
          ]}
        />
      </div>
    </>
  );
}
