import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useId } from 'react';
import { type GettingStartedStep, gettingStartedSteps } from '../../../console/page/getting-started-slice.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SuccessIcon } from '../../../ui/icon/later-icons.tsx';
import { startedMessages } from '../started-messages.ts';
import type { StartedModel } from '../started-model.ts';
import type { GettingStartedWords, gettingStartedDefinition } from './getting-started-definition.ts';
import { stepAddress } from './step-address.ts';

interface StepProps {
  step: GettingStartedStep;
  words: GettingStartedWords | undefined;
  isOpen: boolean;
  isDone: boolean;
  isReadOnly: boolean;
  model: StartedModel;
}

export function Step({ step, words = {}, isOpen, isDone, isReadOnly, model }: StepProps) {
  useSignals();
  const t = useMessages(startedMessages);
  const id = useId();
  return (
    <li className={isDone ? 'started-step started-step-done' : 'started-step'}>
      <h3 className="started-step-head">
        <button
          type="button"
          className="started-step-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => model.show(step)}
        >
          <span className="started-step-mark" aria-hidden="true">
            {isDone ? <SuccessIcon size={20} /> : gettingStartedSteps.indexOf(step) + 1}
          </span>
          <span className="started-step-title">{words.title ?? t(`${step}.title`)}</span>
          <span className="visually-hidden">{t(isDone ? 'isDone' : 'isLeft')}</span>
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="started-step-body">
          <p>{words.text ?? t(`${step}.text`)}</p>
          <div className="started-step-actions">
            <Action step={step} words={words} />
            {!isDone && !isReadOnly && (
              <Button busy={model.saving.value === step} onClick={() => void model.save(step)}>
                {t('markDone')}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function Action({ step, words }: { step: GettingStartedStep; words: GettingStartedWords }) {
  const t = useMessages(startedMessages);
  const { element, emit } = useHost<typeof gettingStartedDefinition>();
  const href = stepAddress(words.href, element.baseURI);
  const label = words.action ?? t(`${step}.action`);
  const onClick = (event: MouseEvent) => {
    const isNewTab = href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isNewTab) return;
    if (!emit('rmm-getting-started-action', { step, ...(href !== undefined && { href }) })) event.preventDefault();
  };
  if (href === undefined) {
    return (
      <Button variant="primary" onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <a className="button button-primary button-medium" part="button button-primary" href={href} onClick={onClick}>
      <span className="button-content">
        <span className="button-text">{label}</span>
      </span>
    </a>
  );
}
