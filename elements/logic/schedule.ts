export * from '../../src/schedule/schedule-logic.ts';
