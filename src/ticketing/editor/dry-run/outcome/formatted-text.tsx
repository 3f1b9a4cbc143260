import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../../host/use-host.ts';
import { useUiMessages } from '../../../../ui/messages.ts';
import { nameKey, placeholderMessages } from '../../../placeholders/placeholder-messages.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import { formattedBody, formattedLine } from './formatted-body.ts';

/** Formatted text of somebody's, as it would be read. */
export function FormattedText({ html }: { html: string }) {
  return <div ref={useContent(formattedBody, html)} className="formatted" dir="auto" />;
}

/** A line of text, such as a subject. */
export function PlainText({ text }: { text: string }) {
  return <span ref={useContent(formattedLine, text)} dir="auto" />;
}

function useContent(make: typeof formattedBody, text: string) {
  const t = useDryRunMessages();
  const tUi = useUiMessages();
  const tPlaceholder = useMessages(placeholderMessages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = {
      image: t('mail.image'),
      opensInTab: tUi('opensInTab'),
      nameOf: (name: Parameters<typeof nameKey>[0]) => tPlaceholder(nameKey(name)),
    };
    box.current?.replaceChildren(make(text, words));
  }, [make, text, t, tUi, tPlaceholder]);
  return box;
}
