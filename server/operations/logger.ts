import pino from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../kernel/config.ts'

export type Logger = pino.Logger

/** What no line of the log may show (invariant 14): passwords, tokens, captcha answers and codes sent by mail. */
const SECRETS = [
  'password',
  'newPassword',
  'oldPassword',
  'curPassword',
  'confirmPassword',
  'passwordHash',
  'token',
  'accessToken',
  'sessionToken',
  'activationToken',
  'secret',
  'sessionSecret',
  'captcha',
  'captchaAnswer',
  'resetCode',
  'activationCode',
  'verificationCode',
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
