/** What somebody asked for cannot follow on the state there is. The state stays as it was. */
export class IllegalTransition extends Error {
  override readonly name = 'IllegalTransition';

  /**
   * @param what was asked for
   * @param why that cannot be
   */
  constructor(what: string, why: string) {
    super(`${what}: ${why}`);
  }
}
