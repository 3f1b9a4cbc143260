import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { LateText } from '../../../host/forms/late-text.ts';
import { neverReport } from '../../../host/http/reported-errors.ts';
import { useHostValue } from '../../../host/use-host.ts';
import type { EditorHandle } from '../../../ui/editor/editor-handle.ts';
import type { EditorPermissions } from '../../../ui/editor/model/editor-types.ts';
import { RichTextEditor } from '../../../ui/editor/rich-text-editor.tsx';
import { isAccepted } from '../../../ui/file-upload/model/file-types.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { TextCounter } from '../../../ui/text-area/text-counter.tsx';
import type { helpPanelDefinition } from '../../panel/help-panel-definition.ts';
import { ticketBodyLimit } from '../../ticket-terms.ts';
import { contentIdOf, withoutDataImages } from '../inline-images.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { uniqueFile } from '../unique-file.ts';
import { useBodyMessages } from './messages.ts';
import { readSecureUrl } from './secure-url.ts';

export interface FormattedBodyProps {
  model: TicketModel;
  error: string | undefined;
  handle: Ref<EditorHandle>;
  /** The text. */
  anchor(text: HTMLElement | null): void;
  onLeave(): void;
}

const permissions: Partial<EditorPermissions> = { attachments: false, mentions: false, source: false };

/** Of a pasted IP address, too (spec 000 §5). */
const pastedAddress = (text: string) => readSecureUrl(text).href;

/** The message in the editor. An image in it is one of the ticket's files, and goes with them. */
export function FormattedBody({ model, error, handle, anchor, onLeave }: FormattedBodyProps) {
  useSignals();
  const t = useBodyMessages();
  const tTicket = useTicketMessages();
  const [refused, setRefused] = useState<string>();
  const addressOf = useImageAddresses(model);
  const remoteImages = useHostValue<typeof helpPanelDefinition, 'remoteImages'>('remoteImages');
  const written = useRef<{ html: string; value: LateText }>(undefined);
  const body = model.form.field('body').value.value;
  const { current } = written;

  const takeImage = async (file: File) => {
    const named = uniqueFile(file, model.files.files.peek());
    // What is no image stays out of the message (spec 000 §5), whatever else the ticket takes as a file.
    if (isAccepted(named, '.png,.jpg,.jpeg')) model.files.add([named]);
    if (!model.files.files.peek().includes(named)) {
      const refusal = new Error(`${file.name} can’t be attached.`);
      // The user reads it; to the page it is no failure.
      neverReport(refusal);
      throw refusal;
    }
    setRefused(undefined);
    return { cid: contentIdOf(named) };
  };
  const refuse = (file: File) => {
    setRefused(file.name);
    const { body: html } = model.values.peek();
    model.set('body', withoutDataImages(html));
  };
  return (
    <>
      <RichTextEditor
        label={tTicket('body.label')}
        required
        placeholder={tTicket('body.placeholder')}
        readOnly={model.isSubmitting.value}
        error={error}
        permissions={permissions}
        // What it gave itself: a text would be read anew, and the caret be gone.
        value={current?.html === body ? current.value : body}
        onChange={(value) => {
          const html = value.isEmpty ? '' : value.toString();
          written.current = { html, value };
          model.set('body', html);
        }}
        onLeave={onLeave}
        onUploadImage={takeImage}
        onUploadError={(_, file) => refuse(file)}
        imageAddress={addressOf}
        asksForImages={remoteImages === 'ask'}
        pastedAddress={pastedAddress}
        handle={handle}
        anchor={anchor}
      />
      <div className="field-foot">
        <TextCounter length={model.bodyLength.value} maximum={ticketBodyLimit} notice={undefined} />
      </div>
      {refused !== undefined && (
        <InlineAlert tone="danger" onDismiss={() => setRefused(undefined)}>
          {t('imageRefused', { name: refused })}
        </InlineAlert>
      )}
    </>
  );
}

/** Images of a draft are shown from their files, as long as the form is there. */
function useImageAddresses(model: TicketModel): (cid: string) => string | undefined {
  const [addresses] = useState(() => new Map<File, string>());
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    },
    [addresses],
  );
  return (cid) => {
    const file = model.files.files.peek().find((one) => contentIdOf(one) === cid);
    if (!file) return undefined;
    const known = addresses.get(file) ?? URL.createObjectURL(file);
    addresses.set(file, known);
    return known;
  };
}
