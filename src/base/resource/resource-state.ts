/** How far something is that is asked for: one vocabulary for models and for the faces that views show of them. */
export type ResourceState<Value> =
  /** Nobody has asked. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  /** Asked for anew; what was there is still shown. */
  | { readonly status: 'refreshing'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown }
  /** Asking anew has failed; what was there is still shown. */
  | { readonly status: 'refresh-failed'; readonly value: Value; readonly error: unknown };

/** Of what comes page by page: also its next page may be on its way, or have failed. */
export type PagedState<Value> =
  | ResourceState<Value>
  | { readonly status: 'loading-more'; readonly value: Value }
  | { readonly status: 'more-failed'; readonly value: Value; readonly error: unknown };

export type ResourceStatus = PagedState<unknown>['status'];

/** What can be shown: the answer, or the one before while or because the next has not come. */
export function valueIn<Value>(state: PagedState<Value>): Value | undefined {
  return 'value' in state ? state.value : undefined;
}

/** Why asking has failed, where it was the last thing that happened. An error may be `undefined`, too. */
export function failureIn(state: PagedState<unknown>): { readonly error: unknown } | undefined {
  return 'error' in state ? { error: state.error } : undefined;
}

/** An answer is waited for. */
export function isBusy({ status }: { readonly status: ResourceStatus }): boolean {
  return status === 'loading' || status === 'refreshing' || status === 'loading-more';
}

/** The last question has failed, whether something is shown all the same or not. */
export function hasFailed({ status }: { readonly status: ResourceStatus }): boolean {
  return status === 'failed' || status === 'refresh-failed' || status === 'more-failed';
}
