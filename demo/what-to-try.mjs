/** What `npm start` prints when the demo is up. */
export function whatToTry(url) {
  return `
  RMM Elements  ${url}

  ${url}/                                       every element
  ${url}/elements/rmm-backup-browser?node-id=1  the backups of this machine, with everything to turn
  ${url}/host/console.html                      a small console around the elements, with its help
  ${url}/host/legacy.html                       the same in a page from 2014
  ${url}/host/portal.html                       behind a strict security policy
  ${url}/host/react.html                        in a React app
  ${url}/demo/inbox                             the support tickets that were sent; articles are at /hc/en-us

  Open a plan, walk to a file, search for *.ts, check a few rows; then press "Back up now" or add a fault.
  Ctrl+C ends it.
`;
}
