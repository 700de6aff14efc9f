import { constants } from 'node:os'
import { BUSINESS_ZONE } from '../kernel/time.ts'
import { type EndingSignal, type Lifecycle, reportFailure, takeLifecycle } from './lifecycle.ts'
import { type LoadedConfig, loadConfig } from './loadConfig.ts'
import { createLogger, type Logger } from './logger.ts'
import { OperatorError } from './operatorError.ts'

/** The base of every program: the server and the commands. */
export interface Program {
  readonly config: LoadedConfig
  readonly logger: Logger
  readonly lifecycle: Lifecycle
}

/** Reports the signal that ends the program, and returns the exit code. */
type Tell = (signal: EndingSignal, logger: Logger) => number

/** Runs the server: after `start` it runs until a signal ends it, with exit code 0; it exits with 1 if `start` fails. */
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
 * Runs a command and exits. Its log is quiet, because its output is the result. An interrupted command says so and exits like shells do,
 * with 130 after Ctrl-C and 143 after SIGTERM, so that scripts stop too.
 * @param work returns the exit code
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
    // an ended start loses its resources, which is no failure
    if (!lifecycle.isStopping()) reportFailure(error, () => logger)
    await lifecycle.stop(1)
  }
}

/** The first time zone data that know Alberta's change of 2026. */
const OLDEST = '2026c'

/**
 * Refuses to run on time zone data older than Alberta's change of 2026, by their version: the next change comes with newer data. Temporal and
 * Intl must also agree on the clock, because each has its own data.
 * @param version of the data that this Node carries
 * @throws OperatorError that names the Node to use
 */
export function assertTimeZoneData(version = process.versions.tz ?? '', now = Temporal.Now.instant()): void {
  if (version >= OLDEST && monthsAround(now).every(agree)) return
  throw new OperatorError(
    `This Node ${process.versions.node} carries time zone data ${version || 'of no version'}, and Alberta's clocks need ${OLDEST} or newer: run the Node that npm installed (node_modules/.bin/node).`,
  )
}

/** Noon of a day in each month of a year and a half, so that every clock change is between two of them. */
function monthsAround(now: Temporal.Instant): readonly Temporal.Instant[] {
  return Array.from({ length: 18 }, (_, nth) => now.add({ hours: nth * 30 * 24 }))
}

function agree(at: Temporal.Instant): boolean {
  const ruled = at.toZonedDateTimeISO(BUSINESS_ZONE).toPlainTime().toString({ smallestUnit: 'second' })
  return ruled === written.format(at.epochMilliseconds)
}

const written = new Intl.DateTimeFormat('en-GB', { timeZone: BUSINESS_ZONE, timeStyle: 'medium' })
