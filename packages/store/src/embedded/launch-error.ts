export type LaunchErrorCode =
  | 'backup_folder_in_use'
  | 'data_folder_not_creatable'
  | 'data_folder_not_writable'
  | 'data_folder_of_another_user'
  | 'data_folder_not_reachable'
  | 'database_missing'
  | 'database_of_newer_version'
  | 'database_of_older_version'
  | 'database_in_use_elsewhere'
  | 'no_binaries_for_platform'
  | 'binaries_not_usable'
  | 'no_user_for_root'
  | 'socket_folder_taken'
  | 'launch_busy'
  | 'initdb_failed'
  | 'postgres_failed';

/**
 * Why the embedded database can't run, in one sentence for the person who started it: what happened, what to
 * do.
 */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
  readonly code: LaunchErrorCode;

  constructor(code: LaunchErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
