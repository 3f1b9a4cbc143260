import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { useLateFirstField } from '../../../ui/dialog/use-late-first-field.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { Named } from '../../mapping-choice.ts';
import { usePsa } from '../../page/psa-context.ts';
import { ProviderPicker } from '../../pickers/provider-picker.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { companiesMessages } from '../companies-messages.ts';
import { withConfigurationTypeMapping, withProductMapping } from '../organization-mapping.ts';
import type { OrganizationSession } from '../organization-session.ts';
import { LocationsSection } from './locations-section.tsx';
import { MappingSelect } from './mapping-select.tsx';
import { organizationIssueText } from './organization-issues.ts';

export interface OrganizationFieldsProps {
  session: OrganizationSession;
  /** The organization's. */
  name: string;
  productMappings: readonly Named[];
  configurationTypeMappings: readonly Named[];
}

export function OrganizationFields({
  session,
  name,
  productMappings,
  configurationTypeMappings,
}: OrganizationFieldsProps) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const { form } = session;
  const values = form.values.value;
  const [company, product, configuration] = [
    form.field('company'),
    form.field('productMapping'),
    form.field('configurationTypeMapping'),
  ];
  const first = useRef<HTMLElement | null>(null);
  useLateFirstField(() => first.current);
  return (
    <div className="organization-fields">
      <p className="organization-name">
        <span className="organization-name-label">{t('organization.organization')}</span>
        <UntrustedText text={name} />
      </p>
      <div className="organization-choices">
        <div data-field="company">
          <ProviderPicker
            kind="company"
            label={tPsa('organization.company')}
            required={!isReadOnly}
            readOnly={isReadOnly}
            clearable
            controlRef={(control) => {
              first.current = control;
            }}
            value={values.company}
            error={organizationIssueText(company.issue.value, t, tPsa)}
            onChange={(chosen) => {
              session.chooseCompany(chosen);
              company.touch();
            }}
          />
        </div>
        <div data-field="productMapping">
          <MappingSelect
            label={tPsa('organization.productMapping')}
            readOnly={isReadOnly}
            mappings={productMappings}
            value={values.productMapping}
            error={organizationIssueText(product.issue.value, t, tPsa)}
            onChange={(chosen) => form.assign(withProductMapping(values, chosen === 'DEFAULT' ? null : chosen))}
          />
        </div>
        <div data-field="configurationTypeMapping">
          <MappingSelect
            label={tPsa('organization.configurationTypeMapping')}
            readOnly={isReadOnly}
            mappings={configurationTypeMappings}
            value={values.configurationTypeMapping}
            error={organizationIssueText(configuration.issue.value, t, tPsa)}
            onChange={(chosen) =>
              form.assign(withConfigurationTypeMapping(values, chosen === 'DEFAULT' ? null : chosen))
            }
          />
        </div>
      </div>
      {session.hasCompany.value && <LocationsSection session={session} />}
    </div>
  );
}
