import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { late } from '../../../ui/late.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { LocationPickerProps } from '../../location/location-picker.tsx';
import { pathLimit } from '../../plan-contract.ts';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import type { RestoreLocation } from '../restore-order.ts';
import type { RestoreIssue } from '../restore-rules.ts';
import { DestinationField } from './destination-field.tsx';
import { RecentDestinationButtons, useRecentDestinations } from './recent-destinations.tsx';
import { useMissingText } from './use-missing-text.ts';

const LocationPicker = late<LocationPickerProps>(
  async () => (await import('../../location/location-picker.tsx')).LocationPicker,
);

/** Where to: where it was, or a folder of a device. */
export function LocationFields({ model }: { model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const [isBrowsing, setBrowsing] = useState(false);
  const refusal = model.originalRefusal.value;
  const location = model.location.value;
  const destination = model.destination.value;
  const disabled = model.isSubmitting.value;
  const recent = useRecentDestinations(model);
  const missingText = useMissingText();
  const pathIssue = model.form.field('path').issue.value as RestoreIssue | undefined;
  return (
    <>
      <RadioGroup
        label={t('location.label')}
        required
        disabled={disabled}
        arrangement="row"
        hint={refusal && t(`refusal.${refusal}`)}
        options={[
          {
            value: 'original',
            label: t('location.original'),
            disabled: refusal !== undefined,
          },
          { value: 'other', label: t('location.other') },
        ]}
        value={location}
        onChange={(value) => model.chooseLocation(value as RestoreLocation)}
      />
      {location === 'other' && (
        <div className="restore-other">
          <DestinationField model={model} />
          <div className="restore-path">
            <TextField
              label={t('path.label')}
              required
              maxLength={pathLimit}
              spellCheck={false}
              disabled={disabled}
              value={model.path.value}
              error={pathIssue && pathIssue.code !== 'required' ? missingText(pathIssue) : undefined}
              onChange={(path) => model.typePath(path)}
              onBlur={() => model.form.field('path').touch()}
            />
            <Button
              disabled={disabled}
              disabledReason={destination ? undefined : t('path.browseFirst')}
              onClick={() => setBrowsing(true)}
            >
              {t('path.browse')}
            </Button>
          </div>
          {/* Below the fields: it may come late, and what is about to be pressed must not move. */}
          <RecentDestinationButtons recent={recent} model={model} />
        </div>
      )}
      {isBrowsing && destination && (
        <LocationPicker
          nodeId={destination.id}
          path={model.path.peek()}
          onClose={() => setBrowsing(false)}
          onApply={(path) => {
            model.typePath(path);
            // The folder may have been made there, under the name that was typed here before.
            model.preflight.look();
            setBrowsing(false);
          }}
        />
      )}
    </>
  );
}
