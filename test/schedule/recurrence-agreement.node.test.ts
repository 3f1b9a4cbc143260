import { describeAgreement } from './recurrence-agreement.ts';

describeAgreement(200);
