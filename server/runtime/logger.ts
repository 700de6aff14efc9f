import pino from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../kernel/config.ts'

export type Logger = pino.Logger

/** What no line of the log may show: passwords, tokens, captcha answers and codes sent by mail, by the names of the documented payloads and ours. */
const SECRETS = [
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
  '["set-cookie"]',
]

/** Deep enough for `{ input: { user: { password } } }`; pino has no pattern for "at any depth". */
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

/**
 * JSON lines on stdout in production, readable lines otherwise (operating contract, `LOG_LEVEL`).
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
      paths: DEPTHS.flatMap((depth) => SECRETS.map((secret) => pathOf(depth, secret))),
      censor: '***',
    },
  }
  return config.isProduction ? pino(options, destination) : pino(options, readable(destination))
}

function pathOf(depth: string, secret: string): string {
  return secret.startsWith('[') ? `${depth.slice(0, -1)}${secret}` : `${depth}${secret}`
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
