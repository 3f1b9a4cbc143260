/**
 * One product in its form: what has to be known before it can be edited, the form, and saving it without a word lost and
 * without anything overwritten. Source: spec 002 §2.8, §3.4, §4 and §5.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { currencyDecimals } from '../../base/decimal/money.ts';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { isRecord } from '../../base/shapes.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import type { RequestAnswer } from '../../host/request-event.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { acceptProductChange } from '../product-changes.ts';
import {
  createBillingProduct,
  type Product,
  readBillingProduct,
  readBillingSettings,
  updateBillingProduct,
} from '../product-contract.ts';
import { newProduct } from '../product-fields.ts';
import { productIssues } from '../product-rules.ts';
import type { ProductVariant } from '../product-terms.ts';
import type { ProductValues } from '../product-values.ts';
import { productFromWire, productToWire } from '../product-wire.ts';
import type { ProductSaveOrder, SavedProduct } from './product-form-types.ts';
import { type Difference, isSameProduct, mergedProduct, type Versions } from './product-versions.ts';

export interface ProductSessionOptions {
  readonly client: HttpClient;
  /** Of what is created; what is loaded has its own. */
  readonly variant: ProductVariant | undefined;
  /** Of the one that is edited. */
  readonly id: string | undefined;
  /** Asked before anything is sent. */
  onSaveRequest(order: ProductSaveOrder): RequestAnswer;
  /** It was saved; of one that the page saves without a word nobody tells. */
  onSaved(saved: SavedProduct): void;
}

export interface OpenedProduct {
  /** Of all prices. */
  readonly currency: string;
  readonly product: Product | undefined;
}

/** Somebody else has saved it meanwhile. */
export interface Conflict {
  readonly versions: Versions;
  readonly savedBy: string | undefined;
  readonly version: string;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<OpenedProduct>>;
  /** Undefined as long as it is a new one. */
  readonly id: ReadonlySignal<string | undefined>;
  /** Undefined until it is known. */
  readonly variant: ReadonlySignal<ProductVariant | undefined>;
  readonly currency: ReadonlySignal<string>;
  /** Once it can be edited. */
  readonly form: ReadonlySignal<FormModel<ProductValues> | undefined>;
  /** As it was saved last. */
  readonly stored: ReadonlySignal<Product | undefined>;
  readonly conflict: ReadonlySignal<Conflict | undefined>;
  /** Somebody else has deleted it: it is saved as a new one from then on. */
  readonly isGone: ReadonlySignal<boolean>;
  /** Something would be lost. */
  readonly isChanged: ReadonlySignal<boolean>;
  retry(): void;
  save(): Promise<boolean>;
  /** Goes on from their version: with what is taken of it, and one’s own in all else. */
  settle(taken: readonly Difference[]): void;
  /** Neither: it was only looked at. */
  dismiss(): void;
  /** As it is saved now, in the place of what is edited here. */
  reload(): void;
  readonly reloaded: ReadonlySignal<ResourceState<unknown>>;
  /** Of what is edited, as it was when editing began: `If-Match` names it. */
  version(): string | undefined;
  /** Goes on with what was begun earlier, of which somebody may have saved a newer version since. */
  resume(begun: {
    readonly version: string | undefined;
    readonly base: ProductValues;
    readonly values: ProductValues;
  }): void;
}
export type ProductSession = Model<Shape>;

export function createProductSession(options: ProductSessionOptions): ProductSession {
  return new (createModel<Shape>(() => productSession(options)))();
}

function productSession({ client, variant: wanted, id: given, onSaveRequest, onSaved }: ProductSessionOptions): Shape {
  const form = signal<FormModel<ProductValues> | undefined>(undefined);
  const stored = signal<Product | undefined>(undefined);
  const conflict = signal<Conflict | undefined>(undefined);
  const isGone = signal(false);
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const id = signal(given);
  let version: string | undefined;
  const opened = createResource<void, OpenedProduct>({
    async read(_, signal) {
      const [{ currency }, product] = await Promise.all([
        client.call(readBillingSettings, { params: {} }, { signal }),
        id.peek() === undefined ? undefined : readProduct(signal),
      ]);
      return { currency, product };
    },
  });
  const reread = createResource<void, Product>({
    read: (_, signal) => readProduct(signal),
    onAnswer(product) {
      keep(product);
      form.peek()?.reset(productFromWire(product));
    },
  });
  const variant = computed(() => valueIn(opened.state.value)?.product?.variant ?? wanted);
  const currency = computed(() => valueIn(opened.state.value)?.currency ?? '');
  opened.ask();

  effect(() => {
    const answer = valueIn(opened.state.value);
    const kind = variant.value;
    if (!answer || !kind) return;
    untracked(() => {
      if (answer.product) keep(answer.product);
      form.peek()?.[Symbol.dispose]();
      form.value = newForm(kind, answer);
    });
  });
  effect(() => () => form.peek()?.[Symbol.dispose]());

  function readProduct(signal: AbortSignal): Promise<Product> {
    return client.call(readBillingProduct, { params: { id: id.peek() ?? '' } }, { signal });
  }

  function keep(product: Product): void {
    stored.value = product;
    version = product.version;
  }

  function newForm(kind: ProductVariant, { product, currency: unit }: OpenedProduct): FormModel<ProductValues> {
    const moneyDecimals = currencyDecimals(unit);
    return createFormModel<ProductValues>({
      initial: product ? productFromWire(product) : newProduct(kind),
      check: (values) => productIssues(values, { variant: kind, id: id.value, moneyDecimals }),
      accept: acceptProductChange,
      onSubmit: (values, signal) => save(kind, values, signal),
    });
  }

  async function save(kind: ProductVariant, values: ProductValues, signal: AbortSignal): Promise<boolean> {
    const product = productToWire(kind, values);
    const edited = isGone.peek() ? undefined : id.peek();
    const order: ProductSaveOrder = { variant: kind, ...(edited !== undefined && { id: edited }), product };
    const request = onSaveRequest(order);
    if (request === false) return true;
    try {
      const answer = request === true ? await send(order, signal) : await answerOf(request);
      saved(order, answer);
      return true;
    } catch (error) {
      if (signal.aborted || !(error instanceof CallError)) throw error;
      if (error.status === 412 && edited !== undefined) return await compare(values, signal);
      if (isMissing(error)) isGone.value = true;
      const refused = error.fieldErrors;
      form
        .peek()
        ?.refuse(
          refused.map(({ field, code, limit }) => ({ path: field, code, ...(limit !== undefined && { limit }) })),
        );
      // The fields tell it.
      if (refused.length > 0 || isMissing(error)) return false;
      throw error;
    }
  }

  function saved(order: ProductSaveOrder, answer: SaveAnswer): void {
    batch(() => {
      isGone.value = false;
      id.value = answer.id ?? order.id;
      // Of an older version saving is refused, and both are shown: where the page does not say, nothing is overwritten.
      version = answer.version ?? version;
      if (answer.product) stored.value = answer.product;
    });
    onSaved({ variant: order.variant, id: id.peek(), name: order.product.name, isNew: order.id === undefined });
  }

  async function send({ id: edited, product }: ProductSaveOrder, signal: AbortSignal): Promise<SaveAnswer> {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    const answer =
      edited === undefined
        ? await client.call(createBillingProduct, { params: {}, body: product }, { signal, press })
        : await client.call(
            updateBillingProduct,
            { params: { id: edited }, body: product },
            { signal, headers, press },
          );
    return { id: answer.id, version: answer.version, product: answer };
  }

  /** What somebody else made of it, to be shown beside what is typed here. */
  async function compare(own: ProductValues, signal: AbortSignal): Promise<false> {
    const base = form.peek()?.initial.peek() ?? own;
    try {
      const product = await readProduct(signal);
      const versions = { base, own, theirs: productFromWire(product) };
      conflict.value = { versions, savedBy: product.savedBy ?? undefined, version: product.version };
      stored.value = product;
    } catch (error) {
      if (!isMissing(error)) throw error;
      isGone.value = true;
    }
    return false;
  }

  return {
    state: opened.state,
    id,
    variant,
    currency,
    form,
    stored,
    conflict,
    isGone,
    isChanged: computed(() => {
      const [now, kind] = [form.value, variant.value];
      return now !== undefined && kind !== undefined && !isSameProduct(kind, now.initial.value, now.values.value);
    }),
    retry: opened.retry,
    save: async () => (await form.peek()?.submit()) ?? false,
    settle(taken) {
      const now = conflict.peek();
      if (!now) return;
      version = now.version;
      batch(() => {
        conflict.value = undefined;
        form.peek()?.reset(now.versions.theirs);
        form.peek()?.assign(mergedProduct(now.versions, taken));
      });
    },
    dismiss() {
      conflict.value = undefined;
    },
    reload: () => reread.ask(),
    reloaded: reread.state,
    version: () => version,
    resume({ version: begun, base, values }) {
      version = begun;
      batch(() => {
        form.peek()?.reset(base);
        form.peek()?.assign(values);
      });
    },
  };
}

interface SaveAnswer {
  readonly id?: string | undefined;
  readonly version?: string | undefined;
  readonly product?: Product | undefined;
}

/** The page has saved it: it may say as what. */
async function answerOf(work: Promise<unknown>): Promise<SaveAnswer> {
  const given = await work;
  const { id, version } = isRecord(given) ? given : {};
  return {
    id: id === undefined ? undefined : String(id),
    version: version === undefined ? undefined : String(version),
  };
}

/** Of the product itself: its calls name nothing else. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'not-found' && error.endpoint !== createBillingProduct.name;
