import { useMessages } from '../../host/use-host.ts';
import type { ParameterKind } from '../../parameters/parameter-kinds.ts';
import { parameterPickers } from '../../parameters/parameter-pickers.tsx';
import { keptParameter, parameterText } from '../../parameters/parameter-text.ts';
import { taskMessages } from './task-messages.ts';

export interface ScriptParameterProps {
  kind: ParameterKind;
  /** As it is kept. */
  text: string;
  readOnly: boolean;
  error: string | undefined;
  onChange(text: string): void;
}

const noAnchor = () => undefined;

/** What a built-in script is given. A task runs on many devices: any Windows service can be chosen. */
export function ScriptParameter({ kind, text, readOnly, error, onChange }: ScriptParameterProps) {
  const t = useMessages(taskMessages);
  const Picker = parameterPickers[kind];
  return (
    <Picker
      label={t('scripts.parameters')}
      required={!readOnly}
      readOnly={readOnly}
      error={error}
      value={keptParameter(text)}
      onChange={(value) => onChange(parameterText(value))}
      anchor={noAnchor}
      action="start-stop"
      nodeId={undefined}
    />
  );
}
