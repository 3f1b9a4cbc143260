/** A Windows service, found by typing, and what is done to it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { failureIn, isBusy, valueIn } from '../base/resource/resource-state.ts';
import { useHost } from '../host/use-host.ts';
import { Failure } from '../ui/faces/failure.tsx';
import { Field } from '../ui/field/field.tsx';
import { FixedNotices } from '../ui/notices/fixed-notices.tsx';
import { useNotices } from '../ui/notices/notices.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';
import { SearchableSelect } from '../ui/select/controls/searchable-select.tsx';
import { useThemedStyles } from '../ui/theme/use-themed-styles.ts';
import { useParameterMessages } from './messages.ts';
import { actionMember, memberOf, parameterReaders } from './parameter-kinds.ts';
import type { ParameterPickerProps } from './parameter-picker-props.ts';
import css from './parameter-pickers.css';
import { windowsServices } from './windows-services-model.ts';

const words = { 'start-stop': ['start', 'stop'], 'enable-disable': ['enable', 'disable'] } as const;

export function ServicePicker({ value, onChange, anchor, action, nodeId, ...field }: ParameterPickerProps) {
  useSignals();
  useThemedStyles(css);
  const t = useParameterMessages();
  const { client, configuration, report } = useHost();
  const { show, stack } = useNotices();
  const onFailure = useEffectEvent(() => show(t('services.failed'), 'danger'));
  const services = useModel(() =>
    windowsServices({
      client,
      report,
      onFailure: () => onFailure(),
      locale: () => configuration.peek().locale,
    }),
  );
  useEffect(() => services.ask(nodeId), [services, nodeId]);

  const state = services.state.value;
  const failure = failureIn(state);
  const list = valueIn(state);
  const chosen = parameterReaders['windows-service'](value, action);
  const offered = (list ?? []).map(({ serviceName, displayName }) => ({
    value: serviceName,
    label: displayName ?? serviceName,
    description: serviceName,
  }));
  // What was chosen once is shown all the same, also where this device does not have it.
  const isOffered = !chosen || offered.some((option) => option.value === chosen.serviceName);
  const options = isOffered ? offered : [...offered, { value: chosen.serviceName, label: chosen.displayName }];

  const member = actionMember[action];
  const [does, undoes] = words[action];
  const { disabled, readOnly, ...frame } = field;
  const placeholder = isBusy(state) ? 'services.loading' : list?.length === 0 ? 'services.none' : 'services.search';
  return (
    <>
      <Field {...frame} readOnly={readOnly} role="group">
        {() => (
          <div className="parameter-choices">
            <SearchableSelect
              label={t('services.label')}
              disabled={disabled}
              readOnly={readOnly}
              controlRef={anchor}
              placeholder={t(placeholder)}
              options={options}
              value={chosen?.serviceName}
              onChange={(serviceName, option) =>
                onChange({ ...Object(value), serviceName, displayName: option?.label ?? serviceName })
              }
            />
            {failure && (
              <Failure
                error={failure.error}
                title={t('services.failed')}
                look="inline"
                onRetry={() => services.retry()}
              />
            )}
            <RadioGroup
              label={t('services.action')}
              disabled={disabled}
              readOnly={readOnly}
              arrangement="row"
              options={[does, undoes].map((one) => ({ value: one, label: t(`services.${one}`) }))}
              value={memberOf(value, member) === false ? undoes : does}
              onChange={(one) => onChange({ ...Object(value), [member]: one === does })}
            />
          </div>
        )}
      </Field>
      {/* Over the window: in an element as low as this they would lie on its fields. */}
      <FixedNotices>{stack}</FixedNotices>
    </>
  );
}
