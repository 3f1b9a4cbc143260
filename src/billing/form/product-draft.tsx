import { createDraftStore } from '../../host/drafts/draft-store.ts';
import type { DraftKeeper } from '../../ui/form-draft/draft-keeper.ts';
import { DraftNotice } from '../../ui/form-draft/draft-notice.tsx';
import type { KeptForm } from '../../ui/form-draft/draft-subject.ts';
import type { ProductVariant } from '../product-terms.ts';
import type { ProductValues } from '../product-values.ts';
import { type ProductDraft as Draft, productDraftId, productDraftKind } from './product-draft-kind.ts';
import type { ProductSession } from './product-form-model.ts';
import { isSameProduct } from './product-versions.ts';

export interface ProductDraftProps {
  session: ProductSession;
  /** Told once it keeps what is changed. */
  onKeeper(keeper: DraftKeeper): void;
  /** What was kept has been looked for. */
  onRead(): void;
}

/** Keeps a product until it is saved, and tells what was not saved the last time. */
export function ProductDraft({ session, onKeeper, onRead }: ProductDraftProps) {
  return <DraftNotice {...keptProduct(session)} onKeeper={onKeeper} onRead={onRead} />;
}

export function keptProduct(session: ProductSession): KeptForm<ProductValues, Draft> {
  const { form, variant, id, version, resume, reload, reloaded } = session;
  // There is a form only once the variant is known.
  const known = () => variant.peek() as ProductVariant;
  return {
    subject: {
      form: () => form.value,
      isAlike: (one, other) => isSameProduct(known(), one, other),
      kept: (changes) => ({ variant: known(), ...changes }),
      isOurs: (kept) => kept.variant === known(),
      version,
      resume,
      reload,
      reloaded,
    },
    isShared: id.peek() !== undefined,
    openStore: (owner) => createDraftStore({ kind: productDraftKind, owner, id: productDraftId(id.peek(), known()) }),
  };
}
