import type { Logger } from './logger.ts'
import { OperatorError } from './operatorError.ts'

/** The running program: its resources are closed in the opposite order, whatever ends it. */
export interface Lifecycle {
  isStopping(): boolean
  /** Adds something to close. */
  onStop(close: () => Promise<unknown>): void
  /**
   * Waits for a resource to open and registers its closing, also if the program ends while it is opening.
   * @throws if the program ended meanwhile, so that the start does not continue
   */
  opened<Opened>(opening: Promise<Opened>, close: (opened: Opened) => Promise<unknown>): Promise<Opened>
  /** Closes everything and ends the process. The first call counts. */
  stop(exitCode: number): Promise<never>
}

/** Below the ten seconds after which process managers kill. */
const DEADLINE_MS = 9_000

/** The signals that end a program. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type EndingSignal = (typeof SIGNALS)[number]

/**
 * Handles the end of the process: Ctrl-C, SIGTERM, a closed terminal, and uncaught errors. Ctrl-C arrives from the terminal and again
 * through npm, so repeated signals are ignored.
 * @param tellEnding reports the signal, and returns the exit code
 */
export function takeLifecycle(
  logger: () => Pick<Logger, 'error'>,
  tellEnding: (signal: EndingSignal) => number,
): Lifecycle {
  const closers: (() => Promise<unknown>)[] = []
  let ending: Promise<never> | undefined
  const stop = (exitCode: number): Promise<never> => {
    ending ??= end(closers, exitCode, logger)
    return ending
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!ending) stop(tellEnding(signal))
    })
  }
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(failure, (error: unknown) => {
      reportFailure(error, logger)
      stop(1)
    })
  }
  const opened: Lifecycle['opened'] = async (opening, close) => {
    closers.push(() => opening.then(close, () => undefined))
    await opening
    if (ending) throw new Error('The program is ending.')
    return opening
  }
  return { isStopping: () => ending !== undefined, onStop: (close) => closers.push(close), opened, stop }
}

async function end(
  closers: (() => Promise<unknown>)[],
  exitCode: number,
  logger: () => Pick<Logger, 'error'>,
): Promise<never> {
  setTimeout(() => {
    logger().error(`could not close everything within ${DEADLINE_MS} ms`)
    process.exit(1)
  }, DEADLINE_MS).unref()
  let code = exitCode
  while (closers.length) {
    await closers
      .pop()?.()
      .catch((error: unknown) => {
        code = 1
        logger().error({ err: error }, 'could not close everything')
      })
  }
  process.exit(code)
}

/** Prints why the program ends: one sentence for errors that the operator can correct, the stack for bugs. */
export function reportFailure(error: unknown, logger: () => Pick<Logger, 'error'>): void {
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else logger().error({ err: error }, 'unexpected failure')
}
