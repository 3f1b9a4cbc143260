import { CircleQuestionMark, CircleX } from 'lucide';
import { SuccessIcon } from '../../ui/icon/later-icons.tsx';
import { icon } from '../../ui/icon/make-icon.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import type { Verdict } from '../conditions/verdict.ts';
import { useHistoryMessages } from './history-messages.ts';

const FailIcon = /* @__PURE__ */ icon(CircleX);
const UnknownIcon = /* @__PURE__ */ icon(CircleQuestionMark);

export const verdictLooks = {
  pass: { tone: 'success', icon: SuccessIcon },
  fail: { tone: 'danger', icon: FailIcon },
  unknown: { tone: 'warning', icon: UnknownIcon },
} as const;

/** Pass, fail or unknown: by a word, a colour and a sign. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const t = useHistoryMessages();
  const { tone, icon: Icon } = verdictLooks[verdict];
  return (
    <Tag tone={tone} icon={Icon}>
      {t(`verdict.${verdict}`)}
    </Tag>
  );
}
