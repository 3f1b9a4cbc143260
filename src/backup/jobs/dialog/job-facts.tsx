import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { RestoreJob } from '../../job-contract.ts';
import { jobMessages } from '../job-messages.ts';
import { destinationDevice, jobName } from '../job-words.ts';

/** What is restored, from where and to where. */
export function JobFacts({ nodeId, job }: { nodeId: number; job: RestoreJob }) {
  const t = useMessages(jobMessages);
  const format = useFormat();
  const { file, sourcePath, sourcePlanName, destinationPath } = job.content;
  const device = destinationDevice(job, nodeId);
  const facts: [string, string][] = [
    [t('fact.what'), jobName(job, t)],
    [t('fact.plan'), sourcePlanName],
    // Of several the first is all that is known, and named above.
    ...(file ? ([[t('fact.from'), sourcePath]] as [string, string][]) : []),
    ...(device === undefined ? [] : ([[t('fact.device'), device]] as [string, string][])),
    [t('fact.to'), destinationPath],
    [t('fact.started'), format.dateTime(job.createTime)],
  ];
  return (
    <dl className="job-facts">
      {facts.map(([label, value]) => (
        <div className="job-fact" key={label}>
          <dt>{label}</dt>
          <dd>
            <UntrustedText text={value === '' ? format.number(undefined) : value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
