import { FilesView } from '../attachments/files-view.tsx';
import { PasteNoticeView } from '../clipboard/paste-notice-view.tsx';
import { MentionPopup } from '../mention/mention-popup.tsx';
import { TableViews } from '../table/table-views.tsx';
import { ToolbarViews } from '../toolbar/toolbar-views.tsx';

/** What appears over and beside the text when something is selected in it. Comes when the text is there. */
export function LateViews() {
  return (
    <>
      <PasteNoticeView />
      <FilesView />
      <MentionPopup />
      <TableViews />
      <ToolbarViews />
    </>
  );
}
