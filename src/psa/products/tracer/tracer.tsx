import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { DirectoryPicker } from '../../../directory/directory-picker.tsx';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../../psa-messages.ts';
import { productMessages } from '../product-messages.ts';
import type { RuleDevice } from '../product-tracer.ts';
import { useDirectoryName } from '../use-rule-names.ts';
import { DeviceFaces, type TracerProps } from './device-faces.tsx';
import css from './tracer.css';
import { VerdictTable } from './verdict-table.tsx';

/** Which rules a device hits, as they are edited: under first match and under all matches. */
export function Tracer({ form, devices }: TracerProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(productMessages);
  const tPsa = useMessages(psaMessages);
  const [what, setWhat] = useState('device');
  const [deviceId, setDeviceId] = useState<string>();
  const [roleId, setRoleId] = useState<string>();
  const [groups, setGroups] = useState<readonly string[]>([]);
  const values = form.values.value;
  const described: RuleDevice | undefined = roleId === undefined ? undefined : { nodeRoleId: roleId, groups };
  const prompt = <p className="trace-note">{t('trace.prompt')}</p>;
  return (
    <div className="trace">
      <RadioGroup
        label={t('trace.what')}
        arrangement="row"
        options={[
          { value: 'device', label: t('trace.device') },
          { value: 'roleAndGroups', label: t('trace.roleAndGroups') },
        ]}
        value={what}
        onChange={setWhat}
      />
      {what === 'device' ? (
        <DeviceFaces devices={devices}>
          {(all) => {
            const device = all.find(({ id }) => id === deviceId);
            return (
              <>
                <DirectoryPicker
                  kind="device"
                  label={t('trace.deviceField')}
                  placeholder={t('trace.choose')}
                  clearable
                  value={deviceId}
                  onChange={setDeviceId}
                />
                {device && <DeviceFacts device={device} />}
                {device ? <VerdictTable values={values} device={device} /> : prompt}
              </>
            );
          }}
        </DeviceFaces>
      ) : (
        <>
          <div className="trace-pair">
            <DirectoryPicker
              kind="device-role"
              label={tPsa('products.role')}
              placeholder={t('rule.chooseRole')}
              value={roleId}
              onChange={setRoleId}
            />
            <DirectoryPicker
              kind="group"
              multiple
              label={tPsa('products.groups')}
              placeholder={t('rule.chooseGroups')}
              value={groups}
              onChange={setGroups}
            />
          </div>
          {described ? <VerdictTable values={values} device={described} /> : prompt}
        </>
      )}
    </div>
  );
}

function DeviceFacts({ device }: { device: RuleDevice }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const role = useDirectoryName('device-role', [device.nodeRoleId]);
  const group = useDirectoryName('group', device.groups);
  const groups = new Intl.ListFormat(locale).format(device.groups.map(group)) || t('trace.noGroups');
  return <p className="trace-note">{t('trace.facts', { role: role(device.nodeRoleId), groups })}</p>;
}
