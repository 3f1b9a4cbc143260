/** What the server calls for somebody, and what it does not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPublicHost, isPublicAddress } from '../../../demo/server/integrations/private-addresses.ts';
import { SecretBox } from '../../../demo/server/integrations/secret-box.ts';

describe('addresses', () => {
  it('are public or not called', () => {
    for (const address of ['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111'])
      assert.equal(isPublicAddress(address), true, address);
    const others = ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.0.1'];
    const ipv6 = ['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', ''];
    for (const address of [...others, '224.0.0.1', '255.255.255.255', ...ipv6])
      assert.equal(isPublicAddress(address), false, address);
  });

  it('are those that a name leads to', async () => {
    assert.equal(await findPublicHost('localhost'), 'denied');
    assert.equal(await findPublicHost('[::1]'), 'denied');
    assert.equal(await findPublicHost('nobody.invalid'), 'unknown');
    assert.deepEqual(await findPublicHost('1.1.1.1'), { address: '1.1.1.1', family: 4 });
  });
});

describe('sealed secrets', () => {
  const box = new SecretBox(Buffer.alloc(32, 1));

  it('open for what they were sealed for, by their own key, and as they were', () => {
    const sealed = box.seal('credential 1', 'a secret ✓');
    assert.equal(box.unseal('credential 1', sealed), 'a secret ✓');
    assert.equal(box.unseal('credential 2', sealed), undefined);
    assert.equal(new SecretBox(Buffer.alloc(32, 2)).unseal('credential 1', sealed), undefined);
    assert.equal(box.unseal('credential 1', `${sealed.slice(0, -4)}AAA=`), undefined);
    assert.notEqual(box.seal('credential 1', 'a secret ✓'), sealed);
  });
});
