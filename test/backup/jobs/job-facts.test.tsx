import { JobFacts } from '../../../src/backup/jobs/dialog/job-facts.tsx';
import { deepEqual } from '../../support/assert.ts';
import { type Mounted, mount } from '../../ui/mount.tsx';
import { restoreJob } from './job-samples.ts';

describe('What a restore job tells of itself', () => {
  let mounted: Mounted;
  afterEach(() => mounted.remove());
  const facts = async (job = restoreJob()) => {
    mounted = mount(<JobFacts nodeId={1} job={job} />);
    await mounted.find('.job-facts');
    return mounted.all('.job-fact').map((fact) => [...fact.children].map(({ textContent }) => textContent).join(': '));
  };

  it('is where the one thing comes from', async () => {
    const [what, plan, from, to] = await facts();
    deepEqual(
      [what, plan, from, to],
      ['Item: Reports', 'Plan name: Documents', 'From: /srv/Reports', 'Destination: /srv/restored/Reports'],
    );
  });

  it('is no path of several things: the first one’s would be taken for that of all', async () => {
    const { content } = restoreJob();
    const shown = await facts(restoreJob({ content: { ...content, type: 'BATCH', file: null } }));
    deepEqual(shown.slice(0, 3), [
      'Item: /srv/Reports and more',
      'Plan name: Documents',
      'Destination: /srv/restored/Reports',
    ]);
  });
});
