/** The slices of settings that are no connections: what is loaded, and what becomes of them as one is saved. */
import { browserManagementSlice } from '../../console/integrations/browser-management-slice.ts';
import { identityProviderSlice } from '../../console/integrations/identity-provider-slice.ts';
import { remoteSupportSlice } from '../../console/integrations/remote-support-slice.ts';
import { securityProviderSlice } from '../../console/integrations/security-provider-slice.ts';
import type { AnySlice } from '../../console/slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import type { SliceModel } from '../../console/store/slice-model.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import type { Integration } from '../contract.ts';
import { readValues } from '../integration-kinds.ts';
import { settingChanges, settingOf } from './integration-slices.ts';

interface AnyModel {
  readonly state: { readonly value: unknown; peek(): unknown };
  change(name: string, ...args: readonly unknown[]): void;
}

export function createSettingSlices(configuration: Configuration) {
  const of = <Some extends AnySlice>(slice: Some) => pageSlice(slice, configuration) as SliceModel<Some>;
  const support = of(remoteSupportSlice);
  const security = of(securityProviderSlice);
  const settings = {
    remoteSupport: support as unknown as AnyModel,
    identityProvider: of(identityProviderSlice) as unknown as AnyModel,
    browserManagement: of(browserManagementSlice) as unknown as AnyModel,
  };
  const named = (kind: string) => (kind in settings ? (kind as keyof typeof settings) : undefined);

  return {
    /** Within an effect: runs again as any of them changes. */
    look() {
      for (const one of [...Object.values(settings), security]) void one.state.value;
    },
    load(integration: Integration) {
      const name = named(integration.kind);
      if (name !== undefined) {
        const loaded = settingOf(integration)[name]();
        if (!isSameValue(settings[name].state.peek(), loaded)) settings[name].change('load', loaded);
      } else if (integration.kind === 'securityProvider') {
        const status = integration.values.registrationStatus;
        // Other tabs hear of it: what is no news is told to nobody.
        if (typeof status === 'string' && status !== security.state.peek().registrationStatus)
          security.change('setRegistrationStatus', status);
      }
    },
    save({ kind, values }: Integration) {
      const name = named(kind);
      if (name === undefined) return;
      for (const [transition, given] of settingChanges(kind, readValues(kind, values)))
        settings[name].change(transition, given);
    },
    disconnect: (id: string) => support.change('disconnect', id),
  };
}
