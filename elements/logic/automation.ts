export * from '../../src/ticketing/rules/automation-logic.ts';
