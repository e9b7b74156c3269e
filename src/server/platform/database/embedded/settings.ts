import { totalmem } from 'node:os'

/** Of this machine, or of the container that we run in. */
const memoryMb = () =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2

/**
 * Sizes for a server that shares its machine with the app, written into postgresql.conf once, so that operators can tune
 * them there. Throw-away data are small.
 */
export function sizes(durable: boolean, machineMb = memoryMb()): Record<string, string> {
  const sharedMb = Math.round(Math.min(2048, Math.max(192, machineMb / 8)))
  return {
    shared_buffers: durable ? `${sharedMb}MB` : '128MB',
    effective_cache_size: `${Math.round(Math.max(1024, machineMb / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_connections: durable ? '100' : '300',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %q%a ',
  }
}

/** Enforced at every start, whatever the configuration file says. */
export function startSettings(port: number, durable: boolean): Record<string, string> {
  const safety = durable ? 'on' : 'off'
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: safety,
    full_page_writes: safety,
    synchronous_commit: safety,
    // Throw-away data are gone before they need it.
    ...(!durable && { autovacuum: 'off' }),
    // Statements and errors contain personal data; the application logs its own failures without it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  }
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
