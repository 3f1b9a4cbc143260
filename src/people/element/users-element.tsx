/** The view of `<rmm-users>`: a tab for each list of people. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { RecordPage } from '../../ui/record-list/record-page.tsx';
import type { RecordTableHandle } from '../../ui/record-list/record-table.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { peopleMessages } from '../people-messages.ts';
import { PeopleTab } from '../people-tab.tsx';
import { type PersonKind, personKindNames } from '../person-kinds.ts';
import css from './users.css';
import type { usersDefinition } from './users-definition.ts';

type Definition = typeof usersDefinition;

/** `<rmm-users>` */
export function UsersElement({ tab = 'users' }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(peopleMessages);
  const { configuration, emit, reflect } = useHost<Definition>();
  const tables = useRef<Partial<Record<PersonKind, RecordTableHandle | null>>>({});
  const isReadOnly = configuration.value.permissions.canManageUsers === false;
  useMethods<Definition>({ refresh: async () => tables.current[tab]?.refresh() });
  return (
    <RecordPage label={t('label')} readOnlyNote={isReadOnly ? t('readOnly') : undefined} framed>
      <Tabs
        label={t('label')}
        active={tab}
        activation="manual"
        onChange={(id) => {
          const next = id as PersonKind;
          reflect({ tab: next });
          emit('rmm-users-tab', { tab: next });
        }}
        tabs={personKindNames.map((kind) => ({
          id: kind,
          label: t(`tabs.${kind}`),
          renderer: () => (
            <PeopleTab
              kind={kind}
              readOnly={isReadOnly}
              ref={(table) => {
                tables.current[kind] = table;
              }}
            />
          ),
        }))}
      />
    </RecordPage>
  );
}
