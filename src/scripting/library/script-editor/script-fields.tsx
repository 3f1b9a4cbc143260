import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { CodeEditor } from '../../../ui/code-editor/code-editor.tsx';
import type { CodeLanguage } from '../../../ui/code-editor/code-languages.ts';
import type { FormField } from '../../../ui/form/form-types.ts';
import { NativeSelect } from '../../../ui/native-select/native-select.tsx';
import { MultiSelect } from '../../../ui/select/controls/multi-select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { libraryMessages } from '../library-messages.ts';
import { choiceOptions, useLibraryIssueText } from '../library-words.ts';
import type { ScriptLibraryModel } from '../model/script-library-model.ts';
import type { ScriptSession } from '../model/script-session.ts';
import {
  type Architecture,
  architectures,
  type DeviceType,
  deviceTypes,
  isOfLanguage,
  type OperatingSystem,
  type ScriptLanguage,
  scriptAccounts,
  scriptLanguageNames,
  scriptLimits,
  systemsOf,
} from '../script-terms.ts';

/** How the editor colours each language. */
const colouredAs: Readonly<Record<ScriptLanguage, CodeLanguage>> = {
  batchfile: 'batch',
  javascript: 'javascript',
  powershell: 'powershell',
  python: 'python',
  sh: 'shell',
  vbscript: 'vbscript',
};

/** No choice of a list of the browser's own is null. */
const anyDevice = 'ANY';

export interface ScriptFieldsProps {
  session: ScriptSession;
  library: ScriptLibraryModel;
  isReadOnly: boolean;
}

export function ScriptFields({ session, library, isReadOnly }: ScriptFieldsProps) {
  useSignals();
  const t = useMessages(libraryMessages);
  const issueText = useLibraryIssueText();
  const { form } = session;
  const language = form.field('language').value.value;
  const bound = <Value,>(field: FormField<Value>) => ({
    value: field.value.value,
    error: issueText(field.issue.value, language),
    readOnly: isReadOnly,
    onBlur: field.touch,
  });
  const name = form.field('name');
  const description = form.field('description');
  const systems = form.field('operatingSystems');
  const processors = form.field('architectures');
  const device = form.field('deviceType');
  const categories = form.field('categories');
  const code = form.field('code');
  const account = form.field('parameters.runAs');
  const parameters = form.field('parameters.scriptParam');
  const { onBlur: _, ...systemsProps } = bound(systems);
  const { onBlur: __, ...processorProps } = bound(processors);
  const { onBlur: ___, ...categoryProps } = bound(categories);

  return (
    <div className="script-fields">
      <Place path="name" isWide>
        <TextField {...bound(name)} label={t('fields.name')} required={!isReadOnly} onChange={name.set} />
      </Place>
      <Place path="description" isWide>
        <TextArea
          {...bound(description)}
          label={t('fields.description')}
          maxLength={scriptLimits.description}
          mayExceed
          onChange={description.set}
        />
      </Place>
      <Place path="language">
        <NativeSelect<ScriptLanguage>
          {...bound(form.field('language'))}
          label={t('fields.language')}
          value={isOfLanguage(language) ? language : ''}
          options={choiceOptions(t, 'languages', scriptLanguageNames)}
          onChange={(next) => form.assign({ language: next })}
        />
      </Place>
      <Place path="operatingSystems">
        <MultiSelect
          {...systemsProps}
          label={t('fields.operatingSystems')}
          required={!isReadOnly}
          options={choiceOptions(t, 'operatingSystems', systemsOf(language))}
          onChange={(next) => systems.set(next as OperatingSystem[])}
        />
      </Place>
      <Place path="architectures">
        <MultiSelect
          {...processorProps}
          label={t('fields.architectures')}
          placeholder={t('fields.architecturesPlaceholder')}
          options={choiceOptions(t, 'architectures', architectures)}
          onChange={(next) => processors.set(next as Architecture[])}
        />
      </Place>
      <Place path="deviceType">
        <NativeSelect<DeviceType | typeof anyDevice>
          {...bound(device)}
          label={t('fields.deviceType')}
          value={device.value.value ?? anyDevice}
          options={[
            { value: anyDevice, label: t('fields.anyDevice') },
            ...choiceOptions(t, 'deviceTypes', deviceTypes),
          ]}
          onChange={(next) => device.set(next === anyDevice ? null : next)}
        />
      </Place>
      <Place path="categories" isWide>
        <MultiSelect
          {...categoryProps}
          label={t('fields.categories')}
          placeholder={t('fields.categoriesPlaceholder')}
          options={library.known.value.categories.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(next) => categories.set([...next])}
        />
      </Place>
      <Place path="code" isWide>
        <CodeEditor
          {...bound(code)}
          label={t('fields.code')}
          required={!isReadOnly}
          hint={isReadOnly ? undefined : t('fields.codeHint')}
          language={isOfLanguage(language) ? colouredAs[language] : undefined}
          onChange={code.set}
        />
      </Place>
      <Place path="parameters.runAs">
        <NativeSelect
          {...bound(account)}
          label={t('fields.runAs')}
          options={choiceOptions(t, 'accounts', scriptAccounts)}
          onChange={account.set}
        />
      </Place>
      <Place path="parameters.scriptParam">
        <TextField
          {...bound(parameters)}
          label={t('fields.scriptParam')}
          hint={t('fields.scriptParamHint')}
          spellCheck={false}
          onChange={parameters.set}
        />
      </Place>
    </div>
  );
}

/** Where the focus finds a field that is wrong. */
function Place({ path, isWide = false, children }: { path: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-field={path} className={isWide ? 'script-field script-field-wide' : 'script-field'}>
      {children}
    </div>
  );
}
