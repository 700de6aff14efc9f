import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const ENVIRONMENTS = ['production', 'development', 'test'] as const
const SHORTEST_SECRET = 16

/** Everything the operator can set (docs/configuration.md), checked and with its defaults. */
export interface Config {
  readonly isProduction: boolean
  readonly host: string
  /** 0 asks for any free one. */
  readonly port: number
  /** Embedded database, secrets and mail folder; may be relative to the project. */
  readonly dataDir: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absent: events live in the same PostgreSQL. */
  readonly eventStoreUrl: string | undefined
  /** Absent: mail is written to `dataDir`/mail. */
  readonly smtpUrl: string | undefined
  /** If absent, which is refused in production, one is generated and stored in `dataDir`. */
  readonly sessionSecret: string | undefined
  /** Whether an empty database gets the demo seed. */
  readonly demoData: boolean
  /** A fixed captcha answer for automated checks; never in production. */
  readonly captchaAnswer: string | undefined
  /** Whether attempts are limited by network address too (decision L13); always in production. */
  readonly limitsAddresses: boolean
  /** The address put in mails and the allowed origin, without a slash at its end. */
  readonly publicUrl: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Opens /metrics to callers from other machines; absent: loopback only. */
  readonly metricsToken: string | undefined
  /** Addresses of proxies whose X-Forwarded-For counts; empty: the caller is who holds the connection. */
  readonly trustedProxies: readonly string[]
}

/** Why the product does not start: one sentence that names the variable and shows no secret. */
export interface ConfigMistake {
  readonly mistake: string
}

/**
 * Reads the environment. An empty variable counts as unset.
 * @param environment every variable of the process; unknown ones are left alone
 */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Config | ConfigMistake {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.superRefine(checkProduction).superRefine(checkExposure).safeParse(given)
  if (parsed.success) return toConfig(parsed.data)
  const first = parsed.error.issues[0]
  return { mistake: `${first?.path.join('.')} ${first?.message}.` }
}

export function isConfigMistake(outcome: Config | ConfigMistake): outcome is ConfigMistake {
  return 'mistake' in outcome
}

const Environment = z.object({
  NODE_ENV: oneOf(ENVIRONMENTS).default('development'),
  HOST: shown('a host name or an address, such as 127.0.0.1', isHost).default('127.0.0.1'),
  PORT: shown('a whole number from 0 to 65535', isPort).default('4000'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address('postgres://', 'postgresql://').optional(),
  EVENTSTORE_URL: eventStoreAddress().optional(),
  EVENTSTORE_TEST_URL: eventStoreAddress().optional(),
  SMTP_URL: address('smtp://', 'smtps://').refine(namesHost, 'must name a mail server').optional(),
  SESSION_SECRET: z.string().optional(),
  DEMO_DATA: oneOf(['on', 'off']).optional(),
  CAPTCHA_ANSWER: z.string().optional(),
  EXPOSE_DEVELOPMENT: oneOf(['on', 'off']).default('off'),
  ATTEMPT_LIMITS: oneOf(['on', 'off']).default('on'),
  PUBLIC_URL: shown('an address such as https://book.example.com, without a path', isOrigin).optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  METRICS_TOKEN: z
    .string()
    .min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`)
    .optional(),
  TRUSTED_PROXIES: shown('a comma-separated list of addresses', isAddressList).default(''),
})
type Environment = z.infer<typeof Environment>

/** The name of every variable that is read. */
export const variableNames: readonly string[] = Object.keys(Environment.shape)

function toConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production'
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    isProduction,
    host: env.HOST,
    port: Number(env.PORT),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    eventStoreUrl: env.EVENTSTORE_URL,
    smtpUrl: env.SMTP_URL,
    sessionSecret: env.SESSION_SECRET,
    demoData: (env.DEMO_DATA ?? (isProduction ? 'off' : 'on')) === 'on',
    captchaAnswer: env.CAPTCHA_ANSWER,
    limitsAddresses: env.ATTEMPT_LIMITS === 'on',
    publicUrl: new URL(env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).origin,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES.split(',').filter(Boolean),
  }
}

/** Outside production every mail is readable and demo passwords are known, so access for others must be explicit (decision P139). */
function checkExposure(env: Environment, context: z.RefinementCtx): void {
  if (env.NODE_ENV === 'production' || env.EXPOSE_DEVELOPMENT === 'on' || isLoopback(env.HOST)) return
  const message = `must be an address of this machine alone, such as 127.0.0.1, unless NODE_ENV is production or EXPOSE_DEVELOPMENT is on, because everybody who reaches "${env.HOST}" could read all mail and sign in with the demo passwords`
  context.addIssue({ code: 'custom', path: ['HOST'], message })
}

function checkProduction(env: Environment, context: z.RefinementCtx): void {
  if (env.NODE_ENV !== 'production') return
  const refuse = (variable: keyof Environment, message: string) =>
    context.addIssue({ code: 'custom', path: [variable], message })
  if (env.CAPTCHA_ANSWER) refuse('CAPTCHA_ANSWER', 'must not be set when NODE_ENV is production')
  if (env.ATTEMPT_LIMITS === 'off') refuse('ATTEMPT_LIMITS', 'must be on when NODE_ENV is production')
  if (!env.SESSION_SECRET) refuse('SESSION_SECRET', 'must be set when NODE_ENV is production')
  else if (env.SESSION_SECRET.length < SHORTEST_SECRET) {
    refuse('SESSION_SECRET', `must have at least ${SHORTEST_SECRET} characters when NODE_ENV is production`)
  }
}

/** A value that may be repeated to the operator, because it can hold no password. */
function shown(expected: string, isRight: (value: string) => boolean) {
  return z.string().refine(isRight, { error: ({ input }) => `must be ${expected}, but is "${input}"` })
}

/** Lists the allowed values if another one is given. */
function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const expected = values.join(', ').replace(/, ([^,]*)$/, ' or $1')
  return z.enum(values, { error: ({ input }) => `must be ${expected}, but is "${input}"` })
}

/** One host. An address may carry a password, so a wrong one is not repeated. */
export function address(...schemes: string[]) {
  const isRight = (value: string) => schemes.some((scheme) => value.startsWith(scheme)) && URL.canParse(value)
  return z.string().refine(isRight, `must be an address that starts with ${schemes.join(' or ')}`)
}

/** Whether an address names a host; other checks refuse malformed addresses. */
function namesHost(value: string): boolean {
  return !URL.canParse(value) || new URL(value).host !== ''
}

/** May name several hosts of a cluster, which the URL grammar does not know. */
export function eventStoreAddress() {
  const schemes = ['kurrentdb://', 'kurrentdb+discover://', 'esdb://', 'esdb+discover://']
  const isRight = (value: string) =>
    schemes.some((scheme) => value.startsWith(scheme)) && /:\/\/[^\s/]+/.test(value)
  return z.string().refine(isRight, `must be an address that starts with ${schemes.join(' or ')}`)
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535
}

function isHost(value: string): boolean {
  return /^[\w.:-]+$/.test(value) && URL.canParse(`http://${value.includes(':') ? `[${value}]` : value}`)
}

/** Whether only programs on this machine reach it. */
function isLoopback(host: string): boolean {
  if (!ipaddr.isValid(host)) return /^(.+\.)?localhost$/i.test(host)
  return ipaddr.process(host).range() === 'loopback'
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value.toLowerCase())
}

/** Addresses or ranges such as 10.0.0.0/8; empty names none. */
function isAddressList(value: string): boolean {
  return value === '' || value.split(',').every((each) => anAddress.safeParse(each).success)
}

const anAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
