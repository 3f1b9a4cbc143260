import { requireReact19 } from '../../../src/host/element/react-version.ts';
import { equal, throws } from '../../support/assert.ts';

describe('A page that brings its own React', () => {
  it('is told when that is too old, and what to do', () => {
    throws(
      () => requireReact19('18.3.1'),
      /needs React 19, and this page has React 18\.3\.1\. Update it, or import rmm-elements\/bundled/,
    );
  });

  it('is told nothing of a React that is new enough', () => {
    for (const version of ['19.0.0', '19.2.0-canary-1', '20.0.0']) equal(requireReact19(version), undefined);
  });
});
