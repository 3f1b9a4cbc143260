/** What elements of a policy tell the page. */

export interface PolicyOpening {
  readonly policyId: string;
}

export interface PolicySave {
  readonly policyId: string;
  /** The name of the call that saved it, such as `savePolicyBackups`. */
  readonly call: string;
}
