export { saveDecisionTable } from './save-decision-table.ts';
