/** The view of `<rmm-getting-started>`: the steps, one of which is open. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { gettingStartedSteps } from '../../../console/page/getting-started-slice.ts';
import { draftOwner } from '../../../host/drafts/draft-owner.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Faces } from '../../../ui/faces/faces.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { startedMessages } from '../started-messages.ts';
import { createStarted, type StartedModel } from '../started-model.ts';
import css from './getting-started.css';
import type { gettingStartedDefinition } from './getting-started-definition.ts';
import { Step } from './step.tsx';

type Definition = typeof gettingStartedDefinition;
type Values = ElementValues<Definition>;

/** `<rmm-getting-started>` */
export function GettingStartedElement(values: Values) {
  useSignals();
  const { configuration } = useHost<Definition>();
  // Steps are a user's own, and a console may tell only later who that is.
  return <Started key={draftOwner(configuration.value).key} {...values} />;
}

function Started({ untilFinished, steps }: Values) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(startedMessages);
  const { client, configuration } = useHost<Definition>();
  const model = useModel(() => createStarted(client, configuration.peek()));
  useMethods<Definition>({ refresh: model.load });
  useEffect(() => void model.load(), [model]);
  useToldChanges(model);
  const loaded = model.loaded.value;
  const { currentStep, isDismissed } = model.state.value;
  // Nothing is worth its place there as long as nobody knows that it has something to say.
  if (untilFinished && (!('value' in loaded) || isDismissed || currentStep === 'finishTraining')) {
    if (loaded.status !== 'failed') return null;
  }
  return (
    <Box isBusy={loaded.status === 'loading'}>
      <Faces
        state={loaded}
        skeleton={<SkeletonLines count={4} className="started-waiting" />}
        failedTitle={t('loadFailed')}
        look="inline"
        onRetry={model.retry}
      >
        {() => (isDismissed ? <Hidden model={model} /> : <Steps model={model} words={steps} />)}
      </Faces>
      <SavingFailure model={model} />
    </Box>
  );
}

function Box({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const t = useMessages(startedMessages);
  const box = useRef<HTMLElement>(null);
  // A step that is done has no button for that any more, and what is hidden has one to show it again.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[aria-expanded="true"], .started-head button'));
  return (
    <section ref={box} className="started" aria-label={t('label')} aria-busy={isBusy || undefined}>
      {children}
    </section>
  );
}

function Steps({ model, words }: { model: StartedModel; words: Values['steps'] }) {
  useSignals();
  const t = useMessages(startedMessages);
  const { configuration } = useHost<Definition>();
  const { completed, currentStep } = model.state.value;
  const { permissions, product } = configuration.value;
  const isReadOnly = permissions.canSetUpConsole === false;
  const [done, total] = [completed.length, gettingStartedSteps.length];
  const isFinished = done === total;
  return (
    <>
      <div className="started-head">
        <h2 className="started-title">
          {isFinished ? t('finished') : product.name ? t('title', { product: product.name }) : t('titlePlain')}
        </h2>
        <Button
          size="small"
          variant="ghost"
          busy={model.saving.value === 'dismiss'}
          onClick={() => void model.save('dismiss')}
        >
          {t('hide')}
        </Button>
      </div>
      {isFinished && <p className="started-note">{t('finishedText')}</p>}
      <ProgressBar
        label={t('label')}
        isLabelHidden
        size="small"
        tone={isFinished ? 'success' : 'accent'}
        value={done}
        max={total}
        valueText={t('progress', { done, total })}
      />
      <p className="started-note" role="status">
        {t('progress', { done, total })}
      </p>
      {isReadOnly && !isFinished && <p className="started-note">{t('readOnly')}</p>}
      <ol className="started-steps">
        {gettingStartedSteps.map((step) => (
          <Step
            key={step}
            step={step}
            words={words[step]}
            isOpen={currentStep === step}
            isDone={completed.includes(step)}
            isReadOnly={isReadOnly}
            model={model}
          />
        ))}
      </ol>
    </>
  );
}

function Hidden({ model }: { model: StartedModel }) {
  useSignals();
  const t = useMessages(startedMessages);
  return (
    <div className="started-head">
      <p className="started-note">{t('hidden')}</p>
      <Button size="small" busy={model.saving.value === 'resume'} onClick={() => void model.save('resume')}>
        {t('showAgain')}
      </Button>
    </div>
  );
}

function SavingFailure({ model }: { model: StartedModel }) {
  useSignals();
  const t = useMessages(startedMessages);
  const failed = model.failed.value;
  if (failed === undefined) return null;
  return (
    <Failure error={failed.error} title={t('saveFailed')} look="inline" onRetry={() => void model.save(failed.what)} />
  );
}

/** The page hears what becomes of it once it is known, also where another tab did it. */
function useToldChanges(model: StartedModel): void {
  useSignals();
  const { emit } = useHost<Definition>();
  const { completed, isDismissed, currentStep } = model.state.value;
  const isKnown = 'value' in model.loaded.value;
  const tell = useEffectEvent(() => {
    const isFinished = completed.length === gettingStartedSteps.length;
    if (isKnown) emit('rmm-getting-started-change', { completed, dismissed: isDismissed, isFinished });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever one of them changes
  useEffect(() => tell(), [completed.length, isDismissed, isKnown, currentStep === 'finishTraining']);
}
