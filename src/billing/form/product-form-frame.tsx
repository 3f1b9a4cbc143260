import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx';
import { InView } from '../../ui/form/in-view.tsx';
import { useInvalidFocus } from '../../ui/form/use-invalid-focus.ts';
import type { DraftKeeper } from '../../ui/form-draft/draft-keeper.ts';
import { useDraftGate } from '../../ui/form-draft/use-draft-gate.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late, Nothing } from '../../ui/late.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { billingMessages } from '../billing-messages.ts';
import { fieldRow, type ProductTab, tabsOf } from '../product-fields.ts';
import type { ProductField } from '../product-values.ts';
import { formMessages } from './form-messages.ts';
import type { ProductDraftProps } from './product-draft.tsx';
import { useProductEditing } from './product-form-context.ts';
import type { ProductSession } from './product-form-model.ts';
import type { ProductFormHandle } from './product-form-types.ts';
import { ProductTabFields } from './product-tab-fields.tsx';
import type { ProductVersionsDialogProps } from './product-versions-dialog.tsx';
import { useProductGuard } from './use-product-guard.tsx';

// Nobody waits for it: what was not saved is offered once its code has come.
const ProductDraft = late<ProductDraftProps>(async () => (await import('./product-draft.tsx')).ProductDraft, Nothing, {
  isQuiet: true,
});
const VersionsDialog = late<ProductVersionsDialogProps>(
  async () => (await import('./product-versions-dialog.tsx')).ProductVersionsDialog,
);

export interface ProductFormFrameProps {
  session: ProductSession;
  onCancelled(): void;
  handle: Ref<ProductFormHandle> | undefined;
}

/** The form of a product that has come: its tabs, what is wrong with it, and what becomes of it. */
export function ProductFormFrame({ session, onCancelled, handle }: ProductFormFrameProps) {
  useSignals();
  const t = useMessages(formMessages);
  const tBilling = useMessages(billingMessages);
  const tUi = useUiMessages();
  const { form, variant, id, isReadOnly } = useProductEditing();
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<ProductTab>('general');
  const [refusals, setRefusals] = useState(0);
  const { guard, prompt } = useProductGuard(session);
  const refused = form.refusedSubmits.value;
  // Before it is drawn: what is wrong takes the focus once its tab is shown.
  if (refused !== refusals) {
    setRefusals(refused);
    const first = form.issues.peek()[0];
    if (first) setTab(tabOf(first.path));
  }
  useInvalidFocus(form, box, (count) => t('problems', { count }));

  const keeper = useRef<DraftKeeper>(undefined);
  const draft = useDraftGate(true);
  // What follows is kept anew: for a new product under the id that it has by then.
  const [edition, setEdition] = useState(0);
  const end = (why: 'sent' | 'discarded') => {
    keeper.current?.end(why);
    setEdition((last) => last + 1);
  };
  const save = async () => {
    const isSaved = await session.save();
    if (isSaved) end('sent');
    return isSaved;
  };
  const discard = () => {
    form.reset();
    end('discarded');
  };
  const cancel = () =>
    guard(() => {
      discard();
      onCancelled();
    });
  useImperativeHandle(handle, () => ({ save, cancel, discard, isDirty: () => session.isChanged.peek() }));

  const wrong = new Set(form.wasSubmitted.value ? form.issues.value.map(({ path }) => tabOf(path)) : []);
  const isGone = session.isGone.value;
  const conflict = session.conflict.value;
  return (
    <>
      <form
        ref={box}
        id={formId}
        className="product-form"
        part="form"
        aria-label={tBilling(`variants.${variant}`)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReadOnly) void save();
        }}
      >
        {isReadOnly ? (
          <InlineAlert>{t('readOnly')}</InlineAlert>
        ) : (
          <ProductDraft
            key={edition}
            session={session}
            onKeeper={(one) => {
              keeper.current = one;
            }}
            onRead={draft.open}
          />
        )}
        {isReadOnly || draft.isOpen ? (
          <>
            <Tabs
              label={t('tabs')}
              active={tab}
              onChange={(next) => setTab(next as ProductTab)}
              tabs={tabsOf(variant).map((one) => ({
                id: one,
                label: tBilling(`tabs.${one}`),
                error: wrong.has(one) ? t('tabError') : undefined,
                renderer: () => <ProductTabFields tab={one} />,
              }))}
            />
            {isGone && (
              <InView>
                <InlineAlert tone="warning" title={t('goneTitle')}>
                  {t('goneText')}
                </InlineAlert>
              </InView>
            )}
            <SaveFailure failure={form.failure.value} />
            <DialogFoot className="product-foot">
              <SavedNote session={session} />
              <Button disabled={form.isSubmitting.value} onClick={cancel}>
                {tUi(isReadOnly ? 'close' : 'cancel')}
              </Button>
              {!isReadOnly && (
                <Button type="submit" form={formId} variant="primary" busy={form.isSubmitting.value}>
                  {t(isGone ? 'saveAsNew' : id === undefined ? 'create' : 'save')}
                </Button>
              )}
            </DialogFoot>
          </>
        ) : (
          <SkeletonLines count={6} className="product-skeleton" />
        )}
      </form>
      {prompt}
      {conflict && (
        <VersionsDialog
          conflict={conflict}
          onSettled={(taken) => {
            session.settle(taken);
            void save();
          }}
          onClose={session.dismiss}
        />
      )}
    </>
  );
}

/** `quantity.value` is on the tab of the quantity. */
function tabOf(path: string): ProductTab {
  const [field = ''] = path.split('.');
  return fieldRow(field as ProductField).tab;
}

function SaveFailure({ failure }: { failure: unknown }) {
  const t = useMessages(formMessages);
  const failureText = useFailureText();
  if (failure === undefined || isDeclined(failure)) return null;
  return (
    <InView>
      <InlineAlert tone="danger" title={t('saveFailed')}>
        {failureText(failure)}
      </InlineAlert>
    </InView>
  );
}

/** What kind of product it is, and who saved it last. */
function SavedNote({ session }: { session: ProductSession }) {
  useSignals();
  const t = useMessages(formMessages);
  const tBilling = useMessages(billingMessages);
  const format = useFormat();
  const { variant } = useProductEditing();
  const { savedBy, savedAt } = session.stored.value ?? {};
  const saved = savedBy && savedAt && t('savedBy', { name: savedBy, date: format.dateTime(savedAt) });
  return (
    <span className="product-foot-note">
      {tBilling(`variants.${variant}`)}
      {saved && <> · {saved}</>}
    </span>
  );
}
