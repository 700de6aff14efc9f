import { constants } from 'node:os'
import { type EndingSignal, type Lifecycle, reportFailure, takeLifecycle } from './lifecycle.ts'
import { type LoadedConfig, loadConfig } from './loadConfig.ts'
import { createLogger, type Logger } from './logger.ts'
import { assertTimeZoneData } from './timeZoneData.ts'

/** What every program of the product stands on, the server and the commands alike. */
export interface Program {
  readonly config: LoadedConfig
  readonly logger: Logger
  readonly lifecycle: Lifecycle
}

/** Says that a signal ends the program, and gives the exit code. */
type Tell = (signal: EndingSignal, logger: Logger) => number

/** Runs the server: it goes on after `start` until a signal ends it, which is a good end, and ends with 1 when `start` fails. */
export async function runServer(start: (program: Program) => Promise<void>): Promise<void> {
  const work = async (program: Program) => {
    await start(program)
    return undefined
  }
  await run('info', work, (signal, logger) => {
    logger.info(`${signal}: stopping`)
    return 0
  })
}

/**
 * Runs one command and ends. Its log is quiet, because its answer is what it prints. Interrupted, it says so and ends as shells tell it,
 * with 130 after Ctrl-C and 143 after SIGTERM, so that whatever was to come after it does not.
 * @param work gives the exit code
 */
export async function runCommand(work: (program: Program) => Promise<number>): Promise<void> {
  await run('warn', work, (signal) => {
    process.stderr.write(`${signal}: ended before it was done.\n`)
    return 128 + constants.signals[signal]
  })
}

async function run(
  defaultLevel: 'info' | 'warn',
  work: (program: Program) => Promise<number | undefined>,
  tellEnding: Tell,
): Promise<void> {
  let logger = createLogger({ isProduction: process.env.NODE_ENV === 'production', logLevel: 'info' })
  const lifecycle = takeLifecycle(
    () => logger,
    (signal) => tellEnding(signal, logger),
  )
  try {
    assertTimeZoneData()
    const config = await loadConfig({ LOG_LEVEL: defaultLevel, ...process.env })
    logger = createLogger(config)
    const exitCode = await work({ config, logger, lifecycle })
    if (exitCode !== undefined) await lifecycle.stop(exitCode)
  } catch (error) {
    // whoever ends a start takes away what it stands on, which is no failure
    if (!lifecycle.isStopping()) reportFailure(error, () => logger)
    await lifecycle.stop(1)
  }
}
