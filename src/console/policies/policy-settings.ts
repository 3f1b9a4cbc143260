/** What a policy says of one thing: its members are the backend's, and stay as they come. */
import * as z from 'zod/mini';

export const policySettings = z.looseObject({});
