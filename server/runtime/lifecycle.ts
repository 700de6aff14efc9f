import type { Logger } from './logger.ts'
import { OperatorError } from './operatorError.ts'

/** The running program: what was opened is closed in the opposite order, however the end comes. */
export interface Lifecycle {
  isStopping(): boolean
  /** Adds something to close. */
  onStop(close: () => Promise<unknown>): void
  /**
   * Waits for something to open and has the end close it, also an end that comes while it is still opening: half a start leaves
   * nothing running.
   * @throws when the end came meanwhile, so that the start goes no further
   */
  opened<Opened>(opening: Promise<Opened>, close: (opened: Opened) => Promise<unknown>): Promise<Opened>
  /** Closes everything and ends the process. The first call counts. */
  stop(exitCode: number): Promise<never>
}

/** Below the ten seconds after which process managers kill. */
const DEADLINE_MS = 9_000

/** How somebody ends a program from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type EndingSignal = (typeof SIGNALS)[number]

/**
 * Takes over the process's end: Ctrl-C, SIGTERM, a closed terminal, and errors that nobody caught.
 * Ctrl-C reaches us once from the terminal and once more through npm, so that a repeated signal means nothing new.
 * @param tellEnding says that a signal ends the program, and gives the exit code
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

/** Tells why the program ends. What the operator can put right is one sentence on its own; anything else is a bug and shows its stack. */
export function reportFailure(error: unknown, logger: () => Pick<Logger, 'error'>): void {
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else logger().error({ err: error }, 'unexpected failure')
}
