import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { type Expectation, exampleNameLimit, expectations } from '../../../example-contract.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';
import type { ExampleOrder } from '../example-book.ts';

interface ExampleFormProps {
  model: DryRunModel;
  isBusy: boolean;
  /** What was entered last is kept now. */
  isSaved: boolean;
  onOrder(order: ExampleOrder): void;
}

/** The ticket above is kept, under a name, with what is expected of it. */
export function ExampleForm({ model, isBusy, isSaved, onOrder }: ExampleFormProps) {
  useSignals();
  const t = useDryRunMessages();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [expected, setExpected] = useState<Expectation>('match');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isSaved) setOpen(false);
  }, [isSaved]);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen)
    return (
      <div className="dry-run-buttons">
        <Button
          ref={opener}
          size="small"
          onClick={() => {
            setName(model.test.peek().ticket.summary ?? '');
            setExpected(model.evaluation.peek().verdict === 'fail' ? 'noMatch' : 'match');
            setMissing(false);
            setOpen(true);
          }}
        >
          {t('examples.add')}
        </Button>
      </div>
    );
  const save = () => {
    const written = name.trim();
    setMissing(written === '');
    if (written !== '') onOrder({ kind: 'add', example: { name: written, expected, test: model.test.peek() } });
  };
  return (
    <div className="example-form" role="group" aria-label={t('examples.add')}>
      <TextField
        ref={field}
        label={t('examples.name')}
        required
        maxLength={exampleNameLimit}
        value={name}
        error={isMissing ? t('examples.nameMissing') : undefined}
        onChange={setName}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <RadioGroup
        label={t('examples.expectation')}
        arrangement="row"
        value={expected}
        options={expectations.map((value) => ({ value, label: t(`examples.expected.${value}`) }))}
        onChange={(value) => setExpected(value === 'noMatch' ? 'noMatch' : 'match')}
      />
      <div className="dry-run-buttons">
        <Button size="small" variant="primary" busy={isBusy} onClick={save}>
          {t('examples.save')}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          {t('examples.cancel')}
        </Button>
      </div>
    </div>
  );
}
