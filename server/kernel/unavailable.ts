/** Whoever keeps the records cannot be reached. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  /** For callers of pages that no API answers. */
  readonly statusCode = 503
  /** Whether something had been asked already, so that it may have been done. */
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

/** Whether an error of the database driver says that the database is away, and nothing about what was asked. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall }: NodeJS.ErrnoException = error
  // the socket of a server that is not there
  if (code === 'ENOENT') return syscall === 'connect'
  return LOST.test(String(code)) || LOST_IN_WORDS.test(error.message)
}
