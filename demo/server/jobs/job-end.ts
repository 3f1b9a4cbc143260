/** How a restore, sync or backup ended. */
export interface JobEnd {
  status: 'completed' | 'failed' | 'canceled';
  /** Why it failed. */
  message?: string;
}
