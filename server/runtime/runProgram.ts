import { type Lifecycle, reportFailure, takeLifecycle } from './lifecycle.ts'
import { type LoadedConfig, loadConfig } from './loadConfig.ts'
import { createLogger, type Logger } from './logger.ts'
import { assertTimeZoneData } from './timeZoneData.ts'

/** What every program of the product stands on, the server and the commands alike. */
export interface Program {
  readonly config: LoadedConfig
  readonly logger: Logger
  readonly lifecycle: Lifecycle
}

/** Runs the server: it goes on after `start` until a signal ends it, and ends with 1 when `start` fails. */
export async function runServer(start: (program: Program) => Promise<void>): Promise<void> {
  await run('info', async (program) => {
    await start(program)
    return undefined
  })
}

/** Runs one command and ends. Its log is quiet, because its answer is what it prints. @param work gives the exit code */
export async function runCommand(work: (program: Program) => Promise<number>): Promise<void> {
  await run('warn', work)
}

async function run(
  defaultLevel: 'info' | 'warn',
  work: (program: Program) => Promise<number | undefined>,
): Promise<void> {
  let logger = createLogger({ isProduction: process.env.NODE_ENV === 'production', logLevel: 'info' })
  const lifecycle = takeLifecycle(() => logger)
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
