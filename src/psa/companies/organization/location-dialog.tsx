/** What one location is mapped to; nothing of it counts before OK. Source: spec 002 §2.3, §4 and §8. */
import { useSignals } from '@preact/signals-react/runtime';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { useMessages } from '../../../host/use-host.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { usePsa } from '../../page/psa-context.ts';
import { ReadOnlyNote } from '../../page/read-only-note.tsx';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { companiesMessages } from '../companies-messages.ts';
import {
  canHaveAgreement,
  type LocationValues,
  withAgreement,
  withLocation,
  withLocationConfigurationTypeMapping,
  withLocationProductMapping,
  withSite,
} from '../organization-mapping.ts';
import type { OrganizationSession } from '../organization-session.ts';
import { MappingSelect } from './mapping-select.tsx';
import { organizationIssueText } from './organization-issues.ts';

export interface LocationDialogProps {
  session: OrganizationSession;
  locationId: string;
  onClose(): void;
}

export function LocationDialog({ session, locationId, onClose }: LocationDialogProps) {
  const location = session.form.values.peek().locations.find(({ id }) => id === locationId);
  return location ? <LocationForm session={session} location={location} onClose={onClose} /> : null;
}

function LocationForm({
  session,
  location,
  onClose,
}: Omit<LocationDialogProps, 'locationId'> & { location: LocationValues }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const form = useForm<LocationValues>({
    initial: location,
    check: () => [],
    onSubmit: (values) => session.form.assign(withLocation(session.form.values.peek(), values)),
  });
  const values = form.values.value;
  const organization = session.form.values.value;
  const { productMappings = [], configurationTypeMappings = [] } = valueIn(session.state.value) ?? {};
  const hasAgreement = canHaveAgreement(values);
  /** What the server refused, until something else is chosen. */
  const refused = (name: 'site' | 'agreement') => {
    const { issue } = session.form.field(`locations.${location.id}.${name}`);
    return values[name] === location[name] ? organizationIssueText(issue.value, t, tPsa) : undefined;
  };
  return (
    <FormDialog
      title={tPsa('organization.locationTitle')}
      form={form}
      readOnly={isReadOnly}
      submitLabel={t('organization.ok')}
      sayIssues={(count) => t('organization.problems', { count })}
      onSubmitted={onClose}
      onClose={onClose}
    >
      <ReadOnlyNote />
      <p className="organization-name">
        <span className="organization-name-label">{t('organization.location')}</span>
        <UntrustedText text={location.name} />
      </p>
      <EntitySelect
        label={tPsa('organization.site')}
        hasNone
        readOnly={isReadOnly}
        state={session.sites.value}
        failedTitle={t('organization.sitesFailed')}
        onRetry={session.refreshSites}
        value={values.site}
        error={refused('site')}
        onChange={(site) => form.assign(withSite(values, site))}
      />
      <MappingSelect
        label={tPsa('organization.productMapping')}
        readOnly={isReadOnly}
        mappings={productMappings}
        ofOrganization={organization.productMapping}
        value={values.productMapping}
        onChange={(chosen) => form.assign(withLocationProductMapping(values, chosen, organization))}
      />
      <MappingSelect
        label={tPsa('organization.configurationTypeMapping')}
        readOnly={isReadOnly}
        mappings={configurationTypeMappings}
        ofOrganization={organization.configurationTypeMapping}
        value={values.configurationTypeMapping}
        onChange={(chosen) => form.assign(withLocationConfigurationTypeMapping(values, chosen, organization))}
      />
      <EntitySelect
        label={tPsa('organization.agreement')}
        hasNone
        readOnly={isReadOnly}
        disabled={!hasAgreement}
        hint={tPsa('organization.agreementHint')}
        state={session.agreements.value}
        failedTitle={tPsa('notices.agreementsFailed')}
        onRetry={session.refreshSites}
        value={values.agreement}
        error={refused('agreement')}
        onChange={(agreement) => form.assign(withAgreement(values, agreement))}
      />
    </FormDialog>
  );
}
