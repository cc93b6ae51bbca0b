export { readAssigned, readMissed } from './read-member.ts';
export { readTeam, type Team } from './read-team.ts';
export { reassignItems } from './reassign-items.ts';
