import type { ConfirmDialogProps } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { late } from '../../ui/late.tsx';

export const LateConfirmDialog = late<ConfirmDialogProps>(
  async () => (await import('../../ui/confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
);
