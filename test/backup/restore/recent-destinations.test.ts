/** Where somebody restored to is proposed to them, and to nobody else. */
import { createRecentDestinations } from '../../../src/backup/restore/recent-destinations.ts';
import { deepEqual } from '../../support/assert.ts';

const device = (id: number) => ({
  id,
  name: `SRV-${id}`,
  systemName: undefined,
  nodeClass: 'WINDOWS_SERVER',
  policy: 'allowed' as const,
});
const of = (id: string) => ({ baseUrl: '/recent', currentUser: { id, name: 'Ada', email: 'ada@example.com' } });

describe('Recent destinations', () => {
  it('are the newest three, each once, of this user and this device', async () => {
    const ada = createRecentDestinations(of(`ada ${Date.now()}`), 7);
    deepEqual(await ada.read(), []);
    for (const [id, path] of [
      [1, '/a'],
      [2, '/b'],
      [1, '/a'],
      [3, '/c'],
      [3, '/d'],
    ] as const) {
      await ada.remember({ device: device(id), path });
    }
    deepEqual(
      (await ada.read()).map((one) => [one.device.id, one.path]),
      [
        [3, '/d'],
        [3, '/c'],
        [1, '/a'],
      ],
    );
    deepEqual(await createRecentDestinations(of(`grace ${Date.now()}`), 7).read(), []);
  });
});
