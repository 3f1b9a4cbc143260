import { isRecord } from '../../../base/shapes.ts';
import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { UnsavedOptions } from '../../../ui/form/unsaved-changes.tsx';
import type { MappingChoice } from '../../mapping-choice.ts';
import { choiceLabel, entityLabel, psaMessages } from '../../psa-messages.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import type { LocationValues } from '../organization-mapping.ts';

/** How the changes of an organization are told before they are thrown away. */
export function useChangeWords(): Pick<UnsavedOptions, 'labels' | 'describe'> {
  const t = useMessages(psaMessages);
  const [product, configuration] = [t('organization.productMapping'), t('organization.configurationTypeMapping')];
  return {
    labels: {
      company: t('organization.company'),
      productMapping: product,
      configurationTypeMapping: configuration,
      // Its name says more than the place where it stands.
      'locations.*': (row) => visible((row as LocationValues).name),
      'locations.*.site': t('organization.site'),
      'locations.*.productMapping': product,
      'locations.*.configurationTypeMapping': configuration,
      'locations.*.agreement': t('organization.agreement'),
    },
    describe(value) {
      if (value === null || value === undefined) return t('choice.none');
      if (!isRecord(value)) return undefined;
      // The form's values are either of the two.
      return 'type' in value
        ? choiceLabel(value as unknown as MappingChoice, t)
        : entityLabel(value as unknown as ProviderEntity, t);
    },
  };
}
