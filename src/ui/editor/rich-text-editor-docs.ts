import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { richTextEditorDefinition } from './rich-text-editor-definition.ts';

export const richTextEditorDocs: DocsOf<typeof richTextEditorDefinition> = {
  summary: 'Formatted text with tables, images, mentions, attachments and its source',
  room: {
    '': 'min-block-size: calc(var(--rmm-editor-min-height, 160px) + 39px)',
    '[label]': 'min-block-size: calc(var(--rmm-editor-min-height, 160px) + 63px)',
  },
  attributes: {
    ...formAttributeDocs,
    value:
      'HTML. As a property, what is in it now, always safe to be shown: nothing that runs, frames, sends or leads to a bad address is in it. What was set and is harmless stays as it is, to the letter, until the first edit.',
    placeholder: 'Stands in it while it is empty: an example, not the label.',
    maxLength:
      'How long the text may be, counted as browsers count: most characters are one, an emoji two or more, a line break one. Nothing is cut: what is too much is told under the text, and makes it invalid (tooLong). Default: any length, and no counter.',
    counted: 'What max-length counts: the text as it is read, the default, or the HTML, as a server may.',
    contentIdKey: 'Key of the content id in what the uploads answer; cid by default.',
    attachmentTypes: 'Accepted types of attachments as of a native file field: image/*,.pdf. Default: all.',
    withoutAttachments: 'Offers no attachments.',
    withoutImages: 'Offers no images, and takes none by paste or drop.',
    withoutMentions: 'Offers no mentions.',
    withoutTables: 'Offers no tables.',
    withoutSource: 'Offers no view of the source.',
    remoteImages:
      'ask: in the place of an image stands where it comes from, and a button that loads it; nothing is requested before. The value keeps the address. Images of this page’s imageAddress, and those in the text itself, are shown. Default: load.',
  },
  properties: {
    onUploadImage: {
      type: '(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<Record<string, unknown>>',
      description:
        'Uploads an image; answers an object with its content id, and with src where the image can be seen from now on. Without it images stay in the value as data.',
    },
    onUploadAttachment: {
      type: '(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<Record<string, unknown>>',
      description: 'Uploads an attachment; its answer is kept with it. Without it there are no attachments.',
    },
    toolbar: {
      type: "'full' | 'basic' | 'none' | readonly (readonly string[])[]",
      description:
        'What is in the toolbar: groups of commands, as exec knows them, and of the menus and colors of the full one: style, font, size, format, align, insert, color, highlight. The toolbar over selected text has of its buttons those that are in it. What isn’t in it keeps its keys, and exec; what isn’t allowed is said by the without- attributes. An empty list, or none, for pages with a toolbar of their own.',
    },
    atoms: {
      type: 'readonly { text: string; label: string; sample?: string }[]',
      description:
        'What stands in the text for something else, such as {{ticket.id}}: a chip with its label while it is edited, with a sample as its tooltip, and its text in the value, where it is copied and where max-length counts. Found in values, pastes and what is typed; not in code blocks.',
    },
    onMentionResolve: {
      type: '(ids: readonly string[]) => Promise<{ id: string; label?: string; note?: string; isInvalid?: boolean }[]>',
      description:
        'Answers what has become of the people whom the text mentions: their names now, a note as the tooltip, and whether the mention is marked as invalid. Asked once for each. The value stays as it is.',
    },
    onMentionLookup: {
      type: '(query: string, context: { signal: AbortSignal }) => Promise<{ id: string; label: string; metadata?: unknown }[]>',
      description: 'Finds who can be mentioned. Without it an @ is an @.',
    },
    onUploadError: {
      type: '(error: unknown, file: File) => void',
      description: 'An upload failed, or a file was refused.',
    },
    onMentionError: { type: '(error: unknown, query: string) => void', description: 'A lookup of mentions failed.' },
    attachments: {
      type: 'readonly { id?: string; name: string; type?: string; size?: number; cid?: string; response?: Record<string, unknown> }[]',
      description:
        'What is attached and stored; follows the user. It is no part of the value, which is the text: send both.',
    },
    onPreviewAttachment: {
      type: '(attachment: AttachmentValue) => void',
      description: 'Shows an attachment. Without it pictures that were chosen on this page are shown in a dialog.',
    },
    onDownloadAttachment: {
      type: '(attachment: AttachmentValue) => void',
      description: 'Downloads an attachment. Without it files that were chosen on this page can be downloaded.',
    },
    originalValue: {
      type: 'string',
      description:
        'Read-only: the HTML that was set last, to the letter, unchecked, also after edits. Keep it, compare with it; do not show it.',
    },
    imageAddress: {
      type: '(cid: string) => string | undefined',
      description: 'Where an image that is known by its content id can be seen.',
    },
  },
  events: {
    'rmm-selection-change': {
      detail:
        "{ marks: string[]; block: string; alignment: string; fontFamily?: string; fontSize?: string; color?: string; background?: string; link?: string; canUndo: boolean; canRedo: boolean; isInTable: boolean; selected: 'caret' | 'text' | 'image' | 'cells' | 'other'; isEmpty: boolean; isTextEmpty: boolean; characters: number; selectedCharacters: number }",
      description:
        'Something else is selected, or the text is another: what a toolbar shows, by the names of the commands. Once a frame at most, and once when the text is there.',
    },
    'rmm-content-lossy': {
      detail: '{ elements: string[]; attributes: string[]; text: string[] }',
      description: 'A value that was set holds what the editor cannot: it would be gone with the first edit.',
    },
    'rmm-attachments-change': {
      detail:
        '{ attachments: { id: string; name: string; type: string; size: number; cid?: string; response?: Record<string, unknown> }[] }',
      description: 'An attachment was stored or deleted',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    insert: {
      signature: '(content: string | { html: string }) => Promise<boolean>',
      description:
        'Puts in a text, or formatted text, where the caret is or was last, else at the end, as one step to undo. HTML is read as pasted HTML is. The focus stays where it is. Answers false while the text can’t be edited, or where nothing of it can stand.',
    },
    exec: {
      signature: '(command: string, value?: unknown) => Promise<boolean>',
      description:
        'Does what a button of the toolbar does, shown or not, and answers whether it did something: undo, redo, bold, italic, underline, strikethrough, code, subscript, superscript, clear, paragraph, heading1 to heading4, bulletedList, numberedList, quote, codeBlock, left, center, right, justify, start, end, indent, outdent, rule, unlink, image, attachment, source, shortcuts; with a value font, size, color and highlight (null takes it away), link and table ({ rows, columns }), which ask the user without one. The focus stays where it is. Rejects what is no command.',
    },
    getDocument: { signature: '() => Promise<object>', description: 'The document as the JSON of ProseMirror.' },
    setDocument: {
      signature: '(json: object) => Promise<void>',
      description: 'Puts in a document that getDocument gave; rejects what is none.',
    },
  },
  parts: {
    editor: 'Label, frame and the line under it',
    label: 'The label',
    counter: 'How many characters there are, and may be',
    toolbar: 'The buttons above the text',
    text: 'The text',
    'floating-toolbar': 'The buttons beside selected text',
    'link-bubble': 'The address beside a link, and the input for another one',
    attachments: 'The list of what is attached',
  },
  cssProperties: {
    '--rmm-editor-min-height': 'How high it is at least; 160px by default',
    '--rmm-editor-toolbar-offset':
      'How far from the top the toolbar stays while the page scrolls: the height of a header that stays there; 0px by default',
    '--rmm-editor-max-height': 'From where on it scrolls; 480px by default',
  },
};
