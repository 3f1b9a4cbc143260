import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { visible } from '../../../base/visible.ts';
import { directoryNames } from '../../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { mentionMessages, mentionOf, mentionProblem } from '../../rich-text/mention-states.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { type BodyPart, bodyLines } from './body-parts.ts';

/** A body in small: its words, with mentions as chips. Source: spec 001 §2.1 and §3.8. */
export function BodyPreview({ html }: { html: string }) {
  const lines = useMemo(() => bodyLines(html), [html]);
  return (
    <div className="body-preview">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be known by
        <p key={index} dir="auto">
          {line.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have parts
            <Part key={place} part={part} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part }: { part: BodyPart }) {
  const t = useRowMessages();
  if (part.kind === 'text') return visible(part.text);
  if (part.kind === 'mention') return <Mention id={part.id} name={part.name} />;
  return <span className="body-preview-image">{part.name === '' ? t('body.image') : visible(part.name)}</span>;
}

function Mention({ id, name }: { id: string; name: string }) {
  useSignals();
  const { client } = useHost();
  const t = useMessages(mentionMessages);
  const names = directoryNames(client, 'user');
  useEffect(() => names.want([id]), [names, id]);
  const entry = names.entries.value.get(id);
  const wrong = entry && mentionProblem(mentionOf(entry));
  const problem = wrong && t(wrong);
  return (
    <Tooltip text={problem}>
      <span className={problem === undefined ? 'mention-chip' : 'mention-chip mention-chip-wrong'}>
        @{visible(entry && entry.state !== 'unknown' ? entry.name : name)}
      </span>
    </Tooltip>
  );
}
