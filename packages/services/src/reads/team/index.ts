export { readAssigned, readMissed } from './read-member.ts';
export { readTeam, type Team } from './read-team.ts';
export { readUnassigned } from './read-unassigned.ts';
export { reassignItems } from './reassign-items.ts';
