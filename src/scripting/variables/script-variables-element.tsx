import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { visible } from '../../base/visible.ts';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { Field } from '../../ui/field/field.tsx';
import { useFormField } from '../../ui/field/use-form-field.ts';
import { controlOf } from '../../ui/form/use-invalid-focus.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { typedFields } from '../../ui/typed-value/typed-fields.tsx';
import { useVariableMessages } from './messages.ts';
import { readVariables } from './script-variable.ts';
import css from './script-variables.css';
import type { scriptVariablesDefinition } from './script-variables-definition.ts';
import { keptValues, problemOf, valueIn } from './variable-values.ts';

/** `<rmm-script-variables>`. */
export function ScriptVariablesElement(values: ElementValues<typeof scriptVariablesDefinition>) {
  useThemedStyles(css);
  const { field, form } = useFormField(values);
  const t = useVariableMessages();
  const { variables, problems } = readVariables(values.variables);
  useReported(problems);
  const kept = keptValues(values);

  const { left, leave, list } = useLeftVariables(form.resets);
  // What a control finds wrong that has no value for it: a day without its year.
  const [entryProblems, setEntryProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  useEffect(() => {
    const isThere = (name: string) => variables.some(({ calculatedName }) => calculatedName === name);
    setEntryProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => isThere(name))));
  }, [variables]);

  const broken = variables.flatMap((variable) => {
    const code = problemOf(variable, kept);
    const text = entryProblems[variable.calculatedName] ?? (code && t(`problems.${code}`));
    return text === undefined ? [] : [{ variable, code, text }];
  });
  const wrong = broken.find(({ code }) => code !== 'required');
  const message = wrong && t('named', { name: wrong.variable.name, problem: wrong.text });
  const { setProblem } = form;
  useEffect(() => {
    setProblem(message === undefined ? undefined : { flag: 'badInput', message });
  }, [message, setProblem]);

  const tellGiven = useEffectEvent(() => {
    // What the page sets is complete; what it hands back of the field with the focus, somebody is still typing.
    const typed = list.current?.querySelector<HTMLElement>('[data-field]:focus-within')?.dataset.field;
    const given = broken.filter(({ variable, code }) => code !== 'required' && variable.calculatedName !== typed);
    leave(given.map(({ variable }) => variable.calculatedName));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: also where the variables come after their values
  useEffect(() => tellGiven(), [values.value, variables]);

  const { setAnchor } = form;
  const first = variables[0]?.calculatedName;
  const at = broken[0]?.variable.calculatedName;
  useLayoutEffect(() => {
    // A control: Firefox gives the focus to what the browser points at.
    setAnchor(controlOf(list.current, at ?? first));
  }, [at, first, list, setAnchor]);
  useFocusOfProblem(list, at);

  // Each says itself what is wrong with it; above all stands what the page says, and that nothing is filled in.
  const isAsked = form.error !== undefined && form.error !== values.error;
  const isOwn = isAsked && broken.length > 0;
  const { disabled, ...frame } = field;
  return (
    <Field {...frame} label={field.label || t('label')} role="group" error={isOwn ? undefined : field.error}>
      {() => (
        <div className="script-variables" ref={list}>
          {variables.map((variable) => {
            const { calculatedName, type, name, description, required } = variable;
            const VariableField = typedFields[type];
            const problem = broken.find((one) => one.variable === variable);
            return (
              <div key={`${type} ${calculatedName}`} data-field={calculatedName}>
                <VariableField
                  kind={type}
                  choices={variable.valueList ?? []}
                  label={visible(name)}
                  hint={description ? visible(description) : undefined}
                  required={required}
                  disabled={disabled}
                  readOnly={field.readOnly}
                  error={isAsked || left.has(calculatedName) ? problem?.text : undefined}
                  placeholder={t('choose')}
                  value={valueIn(variable, kept)}
                  onChange={(value, isComplete) =>
                    form.enter({ ...keptValues({ value: form.value() }), [calculatedName]: value }, isComplete)
                  }
                  onProblem={(text) => setEntryProblems((before) => ({ ...before, [calculatedName]: text }))}
                />
              </div>
            );
          })}
          {values.variables?.length === 0 && <p className="script-variables-none">{t('none')}</p>}
        </div>
      )}
    </Field>
  );
}

/** Which variables somebody has been in, or the page has filled in: what is wrong with them is told. */
function useLeftVariables(resets: number) {
  const [left, setLeft] = useState<ReadonlySet<string | undefined>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const leave = useCallback((names: readonly (string | undefined)[]) => {
    setLeft((before) => (names.every((name) => before.has(name)) ? before : new Set([...before, ...names])));
  }, []);
  useEffect(() => {
    const onLeave = ({ target }: FocusEvent) =>
      leave([(target as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset.field]);
    const held = list.current;
    held?.addEventListener('focusout', onLeave);
    return () => held?.removeEventListener('focusout', onLeave);
  }, [leave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each reset
  useEffect(() => setLeft(new Set()), [resets]);
  return { left, leave, list };
}

/** The browser leads whoever sends the form to the element, which hands the focus to its first field: from there it goes on. */
function useFocusOfProblem(list: RefObject<HTMLDivElement | null>, at: string | undefined): void {
  const { element } = useHost();
  const goOn = useEffectEvent(() => {
    const isLedHere = element.matches(':focus-within');
    if (at !== undefined && isLedHere) controlOf(list.current, at)?.focus();
  });
  useEffect(() => {
    const onInvalid = (event: Event) => {
      const wasHere = element.matches(':focus-within');
      setTimeout(() => {
        if (!event.defaultPrevented && !wasHere) goOn();
      });
    };
    element.addEventListener('invalid', onInvalid);
    return () => element.removeEventListener('invalid', onInvalid);
  }, [element]);
}

/** Once for each list. */
function useReported(problems: readonly string[]): void {
  const { report, definition } = useHost();
  useEffect(() => {
    for (const problem of problems) report(new TypeError(`<${definition.tag}>: ${problem}.`));
  }, [problems, report, definition]);
}
