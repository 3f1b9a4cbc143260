/** The moment in which all pictures are taken, for server and page: a Wednesday morning, in the middle of a month. */
export const fixedTime = Date.UTC(2026, 10, 18, 10, 24);
