export type MigrationErrorCode =
  | 'database_of_newer_version'
  | 'migration_changed'
  | 'migration_out_of_order'
  | 'migration_misnamed'
  | 'migration_failed'
  | 'migration_locked_out'
  | 'migration_through_a_pooler';

/** Why the schema can't be brought up to date, in one sentence for the person who started Candor. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code: MigrationErrorCode;

  constructor(code: MigrationErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
