/** Who is mailed about tickets, and from where. Source: spec 002 §9. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { ticketEmailEvents } from '../../../src/console/ticketing/email-notifications.ts';
import { ticketingConfigurationSlice } from '../../../src/console/ticketing/ticketing-configuration-slice.ts';
import { deepEqual, equal, ok, throws } from '../../support/assert.ts';

const { defaults, transitions } = ticketingConfigurationSlice;
const { technicians, endUsers } = defaults.emailNotificationSettings;

describe('Ticketing', () => {
  it('mails technicians about most events', () => {
    const mailed = ticketEmailEvents.filter((event) => technicians[event]);
    ok(mailed.length > ticketEmailEvents.length / 2 && mailed.length < ticketEmailEvents.length);
  });

  it('mails end users when a ticket is created, to those in CC, and public comments', () => {
    deepEqual(
      ticketEmailEvents.filter((event) => endUsers[event]),
      ['created', 'cc', 'publicComment'],
    );
  });

  it('never mails private comments to end users', () => {
    throws(() => transitions.setNotification(defaults, 'endUsers', 'privateComment', true), IllegalTransition);
    const changed = transitions.setNotification(defaults, 'endUsers', 'assigned', true);
    equal(changed.emailNotificationSettings.endUsers.assigned, true);
    equal(changed.emailNotificationSettings.technicians, technicians);
  });

  it('sends from an own domain while there is one', () => {
    throws(() => transitions.sendFromEmailDomain(defaults, true), IllegalTransition);
    const sending = transitions.sendFromEmailDomain(transitions.setFromEmailDomain(defaults, 'mail.example'), true);
    equal(sending.useFromEmailDomain, true);
    equal(transitions.setFromEmailDomain(sending, ' ').useFromEmailDomain, false);
  });
});
