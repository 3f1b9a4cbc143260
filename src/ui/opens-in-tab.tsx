import { useUiMessages } from './messages.ts';

/** Last in a link that opens a tab: whoever looks at the link sees a sign, and whoever hears it hears this. */
export function OpensInTab() {
  const t = useUiMessages();
  return <span className="visually-hidden"> ({t('opensInTab')})</span>;
}
