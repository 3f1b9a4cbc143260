/** Begins the name of a file that a restore has not finished. No listing shows it. */
export const temporaryPrefix = '.rmm-restore-';
