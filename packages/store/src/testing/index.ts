export { createTestDatabase, type FrozenDatabase, type TestDatabase } from './create-test-database.ts';
export { expectBooksTie } from './expect-books-tie.ts';
