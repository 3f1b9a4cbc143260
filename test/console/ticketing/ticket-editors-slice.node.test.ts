/** What is being written in a ticket. Source: spec 002 §3.5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { ticketEditorsSlice } from '../../../src/console/ticketing/ticket-editors-slice.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = ticketEditorsSlice;
const open = transitions.open(defaults, '1');

describe('What is written in a ticket', () => {
  it('is private until somebody says otherwise', () => {
    equal(open.editors[0]?.isPublic, false);
  });

  it('is there again when the ticket is opened again', () => {
    const written = transitions.write(open, '1', {
      body: 'Done',
      htmlBody: '<p>Done</p>',
      techniciansTagged: ['7', '7'],
    });
    equal(transitions.open(written, '1'), written);
    deepEqual(written.editors[0]?.techniciansTagged, ['7']);
  });

  it('has each upload once, and a time that begins at a date', () => {
    const uploaded = transitions.addUpload(open, '1', 'file');
    throws(() => transitions.addUpload(uploaded, '1', 'file'), IllegalTransition);
    deepEqual(transitions.removeUpload(uploaded, '1', 'file'), open);
    const entry = { remote: true, startDate: 'soon', agreementId: null, billingType: null, agreementOriginType: null };
    match(throws(() => transitions.setTime(open, '1', entry), IllegalTransition).message, /"soon" is no date/);
  });

  it('goes nowhere where no editor is open', () => {
    throws(() => transitions.setPublic(defaults, '1', true), IllegalTransition);
    throws(() => transitions.close(defaults, '1'), IllegalTransition);
  });
});
