/** Where the runner tells what operators should know; a pino logger fits. */
export interface RunnerLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: RunnerLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
