import { visible } from '../../base/visible.ts';
import { notConfigured } from '../../console/integrations/security-provider-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { approvalsMessages } from './approvals-messages.ts';

export interface SecurityTabProps {
  registrationStatus: string;
}

/** What approval is for. Of the tab the document shows its name, and of the provider whether it is registered. */
export function SecurityTab({ registrationStatus }: SecurityTabProps) {
  const t = useMessages(approvalsMessages);
  const isMissing = registrationStatus === notConfigured;
  return (
    <div className="approvals-security">
      <p>{t('security.text')}</p>
      <dl className="approvals-status">
        <dt>{t('security.status')}</dt>
        <dd>
          <Tag tone={isMissing ? 'neutral' : 'accent'}>
            {isMissing ? t('security.NOT_CONFIGURED') : visible(registrationStatus)}
          </Tag>
        </dd>
      </dl>
    </div>
  );
}
