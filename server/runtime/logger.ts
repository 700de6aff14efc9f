import pino from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Logger = pino.Logger

/** What no line of the log may show: passwords, tokens, captcha answers and codes sent by mail, by the names of the documented payloads and ours. */
const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'passwordHash',
  'token',
  'metricsToken',
  'activationToken',
  'secret',
  'sessionSecret',
  'databaseUrl',
  'eventStoreUrl',
  'smtpUrl',
  'connectionString',
  // a captcha answer on registration, a reset code on reset
  'validationCode',
  'captcha',
  'captchaAnswer',
  'resetCode',
  'authorization',
  'cookie',
  'set-cookie',
])

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
    // pino's own redaction knows no pattern for "at any depth", and reads its patterns again for every request
    formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> },
    // what comes out of there is no error any more
    serializers: { err: (shown) => shown },
  }
  return config.isProduction ? pino(options, destination) : pino(options, readable(destination))
}

/** What is logged, at any depth; what is neither a plain object, a list nor an error is left to say itself what it shows. */
function withoutSecrets(value: unknown, within: readonly unknown[] = []): unknown {
  if (within.includes(value)) return '[Circular]'
  const open = [...within, value]
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, open))
  if (value instanceof Error) return withoutSecrets(pino.stdSerializers.err(value), open)
  if (!isRecord(value)) return value
  const shown = ([name, each]: [string, unknown]) => [
    name,
    SECRETS.has(name) ? '***' : withoutSecrets(each, open),
  ]
  return Object.fromEntries(Object.entries(value).map(shown))
}

function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || prototype === ERROR_SHOWN
}

/** Of what pino shows of an error. */
const ERROR_SHOWN = Object.getPrototypeOf(pino.stdSerializers.err(new Error()))

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
