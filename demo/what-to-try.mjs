/** What `npm start` prints when the demo is up. */
export function whatToTry(url) {
  return `
  RMM Elements  ${url}

  ${url}/                                       every element
  ${url}/docs/                                  the documentation, every element alive
  ${url}/elements/rmm-backup-browser?node-id=1  this machine's backups, with every control
  ${url}/host/console.html                      a small console built around the elements, with help
  ${url}/host/legacy.html                       the same in a page from 2014
  ${url}/host/portal.html                       behind a strict security policy
  ${url}/host/react.html                        in a React app
  ${url}/host/doctor.html                       a page to break, with a doctor that says what is wrong
  ${url}/demo/inbox                             support tickets that were sent; articles are at /hc/en-us
  ${url}/demo/outbox                            mails of ticketing automations
  ${url}/demo/conditions                        what devices report, and the tickets of it

  Open a plan, browse to a file, search for *.ts and select a few rows. Then press "Back up now" or add a fault.
  Press Ctrl+C to stop.
`;
}
