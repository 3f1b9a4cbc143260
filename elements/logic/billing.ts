export * from '../../src/billing/month/billing-logic.ts';
