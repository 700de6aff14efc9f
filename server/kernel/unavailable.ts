/** A store cannot be reached. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  /** For requests of pages outside the APIs. */
  readonly statusCode = 503
  /** Whether a request was sent, so that it may have been carried out. */
  readonly isUnderWay: boolean

  constructor(
    message: string,
    { isUnderWay = false, cause }: { isUnderWay?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.isUnderWay = isUnderWay
  }
}

/** Codes by which the driver, the system and the server say that there is no database to talk to. */
const LOST =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/

const LOST_IN_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Classes and codes of a server that cannot serve now: connection, resources such as the disk, operator, system; a standby after a failover. */
const OUTAGE = /^(08|53|57|58)...$|^25006$/

/** Whether an error means that the database cannot serve now, whatever the query. */
export function isOutage(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof Error && OUTAGE.test(codeOf(error)))
}

/** Whether an error means that no connection of the pool became free within the time limit. */
export function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}

/** Whether a driver's error means that the database is away, whatever the query. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // the socket of a server that is not there
  if (codeOf(error) === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return LOST.test(codeOf(error)) || LOST_IN_WORDS.test(error.message)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
