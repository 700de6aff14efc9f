import pino from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Logger = pino.Logger

/** Redacted fields of logged objects and errors, by the names of the documented payloads and ours. */
const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'sessionSecret',
  'metricsToken',
  'databaseUrl',
  'eventStoreUrl',
  'smtpUrl',
  'connectionString',
  'validationCode',
  'captchaAnswer',
  'authorization',
  'cookie',
]

/**
 * JSON lines on stdout in production, readable lines otherwise (docs/configuration.md, `LOG_LEVEL`).
 * @param destination where the lines go instead of stdout
 */
export function createLogger(
  config: Pick<Config, 'isProduction' | 'logLevel'>,
  destination: NodeJS.WritableStream = process.stdout,
): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `err.${name}`, `err.*.${name}`]),
      censor: '***',
    },
  }
  return config.isProduction ? pino(options, destination) : pino(options, readable(destination))
}

function readable(destination: NodeJS.WritableStream) {
  return pretty({
    destination,
    colorize: 'isTTY' in destination && destination.isTTY === true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'requestId',
    singleLine: true,
    sync: true,
  })
}

/** Two parts of a start may follow each other that are both too short to be logged: together they stay below three seconds. */
const SILENCE_MS = 1_500

/** Runs a part of a start, and repeats a log line while it takes long. */
export async function logWhileSlow<Result>(
  logger: Pick<Logger, 'info'>,
  doing: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => logger.info(doing), SILENCE_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
