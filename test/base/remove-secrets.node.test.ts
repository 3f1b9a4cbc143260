/** What is written into diagnostics may be long and hostile: a page's address, a name of a device, an error's text. */
import { withoutSecrets } from '../../src/base/remove-secrets.ts';
import { equal } from '../support/assert.ts';
import { growsInOneGo } from '../support/growth.ts';

describe('Secrets in a long text', () => {
  it('are taken out in one go, however hostile it is', () => {
    for (const unit of [
      'a',
      'a1',
      'a-',
      'a.',
      'a@',
      '@',
      '<a',
      '#',
      '#a',
      '://a',
      'a://',
      'a://a@',
      'password',
      '-password',
      'password ',
      'password=',
      `password="'`,
      'pin-',
      'eyJ-',
      'Bearer ',
      '-----BEGIN ',
      '-----BEGIN -----',
      'a1/',
      '1',
      'a/',
      '@a',
      'a1-',
      '0x',
      '=',
      '?',
    ]) {
      growsInOneGo(`without secrets of ${unit}…`, 100_000, (size) => withoutSecrets(unit.repeat(size / unit.length)));
    }
  });

  it('go by the words around them', () => {
    equal(withoutSecrets('--db-password=x pwd: y x-pin=z'), '--db-password=[removed] pwd: [removed] x-pin=[removed]');
    equal(withoutSecrets('spin=1 pins: 2'), 'spin=1 pins: 2');
    equal(withoutSecrets("token = 'a b', 'secret' : c"), "token = [removed], 'secret' : [removed]");
    equal(withoutSecrets('#/devices/7#a=1&b=2 #top /#x'), '#/devices/7#[removed] #top /#x');
    equal(withoutSecrets('##a#b=1'), '#[removed]');
    equal(withoutSecrets('ssh://a:b@c://d/e@f'), 'ssh://[removed]@c://d/[removed]');
    equal(withoutSecrets('@@a b@c@ d@'), '[removed] [removed]@ d@');
    equal(withoutSecrets('x-eyJhbGciOiJ.eyJ.c2ln, eyJhbGci'), 'x-[removed], [removed]');
  });
});
