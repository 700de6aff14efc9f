/** A log for operators; a pino logger fits. */
export interface FollowerLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: FollowerLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
