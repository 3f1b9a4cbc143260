import { PasteNoticeView } from '../clipboard/paste-notice-view.tsx';
import { FilesView } from '../files/files-view.tsx';
import { ImageTools } from '../image-tools/image-tools.tsx';
import { MentionPopup } from '../mention/mention-popup.tsx';
import { TableViews } from '../table-tools/table-views.tsx';
import { ToolbarViews } from '../toolbar/floating/toolbar-views.tsx';

/** What appears over and beside the text when something is selected in it. Comes when the text is there. */
export function EditorOverlays() {
  return (
    <>
      <PasteNoticeView />
      <ImageTools />
      <FilesView />
      <MentionPopup />
      <TableViews />
      <ToolbarViews />
    </>
  );
}
