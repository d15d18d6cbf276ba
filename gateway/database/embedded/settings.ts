/** What the embedded server is started with. Durability stays at PostgreSQL's defaults: fsync on, answers after the disk. */
export const settings = [
  // Never the network, and no socket in a folder that others can reach.
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // No personal data in logs: neither the failing statement nor the detail that repeats the row's values.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_lock_waits=off',
  // One file a weekday in <cluster>/log, each written anew after a week.
  'logging_collector=on',
  'log_directory=log',
  'log_filename=postgresql-%a.log',
  'log_rotation_age=1d',
  'log_rotation_size=0',
  'log_truncate_on_rotation=on',
];
