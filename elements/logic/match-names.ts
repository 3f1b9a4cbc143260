export * from '../../src/psa/matching/match-logic.ts';
