/** What the form of a product tells its page, and what may be asked of it. */
import type { ProductBody } from '../product-contract.ts';
import type { ProductVariant } from '../product-terms.ts';

export interface ProductSaveOrder {
  readonly variant: ProductVariant;
  /** Of the one that is edited; absent: it is created. */
  readonly id?: string;
  /** As it would be sent. */
  readonly product: ProductBody;
}

export interface SavedProduct {
  readonly variant: ProductVariant;
  /** Undefined where the page has saved it and does not say. */
  readonly id: string | undefined;
  readonly name: string;
  readonly isNew: boolean;
}

/** A field that cannot be changed here, and why. */
export interface DisabledProductField {
  readonly field: string;
  readonly reason?: string;
}

export interface ProductCancelled {
  /** Undefined: it was a new one. */
  readonly id: string | undefined;
}

/** What whoever shows the form can ask of it: a dialog that is closed, a page’s own buttons. */
export interface ProductFormHandle {
  /** Shows what is wrong, or saves. Answers whether it was saved. */
  save(): Promise<boolean>;
  /** As Cancel: asks where something would be lost. */
  cancel(): void;
  /** Gives up what was changed, without asking. */
  discard(): void;
  isDirty(): boolean;
}
