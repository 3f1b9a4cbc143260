import { describeAgreement } from './recurrence-agreement.ts';

describeAgreement(10_000);
