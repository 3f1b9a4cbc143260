/** What was done with a product in its list: told, to the page too, and taken back where it can be. */
import { useRef } from 'react';
import type { Press } from '../../../host/http/idempotency.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import type { SavedProduct } from '../../form/product-form-types.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  type Product,
  restoreBillingProduct,
  updateBillingProduct,
} from '../../product-contract.ts';
import { listMessages } from '../list-messages.ts';
import type { ProductListModel } from '../product-list-model.ts';
import type { ProductOpening, productListDefinition } from './product-list-definition.ts';

export interface ProductChanges {
  /** Of what the form has saved. */
  saved(product: SavedProduct): void;
  /** Under a name of its own; a press on one that is being copied is no second one. */
  copy(product: Product): void;
  /** `byUs`: nobody else was faster. */
  removed(product: Product, byUs: boolean): void;
}

export function useProductChanges(list: ProductListModel, open: (opening: ProductOpening) => void): ProductChanges {
  const t = useMessages(listMessages);
  const { emit } = useHost<typeof productListDefinition>();
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const copied = useRef(new Set<string>());
  const changed = (call: string, productId: string | undefined) =>
    void emit('rmm-products-changed', { call, ...(productId !== undefined && { productId }) });

  /** What failed can be tried again as the same. */
  function failed(error: unknown, text: 'copyFailed' | 'restoreFailed', name: string, again: () => void): void {
    const reason = reasonOf(error);
    if (reason === undefined) return;
    show(t(text, { name, reason }), { tone: 'danger', action: { label: t('retry'), onPress: again } });
  }

  async function copy(product: Product, press: Press = {}): Promise<void> {
    if (copied.current.has(product.id)) return;
    copied.current.add(product.id);
    try {
      const { id, name, variant } = await list.copy(product, press);
      const edit = { label: t('edit'), onPress: () => open({ productId: id, variant }) };
      show(t('copied', { name }), { action: edit });
      changed(createBillingProduct.name, id);
    } catch (error) {
      failed(error, 'copyFailed', product.name, () => void copy(product, press));
    } finally {
      copied.current.delete(product.id);
    }
  }

  async function restore(product: Product, press: Press = {}): Promise<void> {
    const { id, name } = product;
    try {
      await list.restore(id, press);
      show(t('restored', { name }));
      changed(restoreBillingProduct.name, id);
    } catch (error) {
      failed(error, 'restoreFailed', name, () => void restore(product, press));
    }
  }

  return {
    saved({ id, name, isNew }) {
      list.changed();
      show(t('saved', { name }));
      changed(isNew ? createBillingProduct.name : updateBillingProduct.name, id);
    },
    copy: (product) => void copy(product),
    removed(product, byUs) {
      const { id, name } = product;
      if (!byUs) return show(t('wasDeleted', { name }), 'info');
      show(t('deleted', { name }), { action: { label: t('undo'), onPress: () => void restore(product) } });
      changed(deleteBillingProduct.name, id);
    },
  };
}
