import { describe, expect, it } from 'vitest'
import { type Config, isConfigMistake, parseConfig } from './config.ts'

const production = { NODE_ENV: 'production', SESSION_SECRET: 'sixteen characters or more' }

function configOf(environment: Record<string, string>): Config {
  const outcome = parseConfig(environment)
  if (isConfigMistake(outcome)) throw new Error(outcome.mistake)
  return outcome
}

it('has a default for everything', () => {
  expect(configOf({})).toEqual({
    isProduction: false,
    host: '127.0.0.1',
    port: 4000,
    dataDir: '.data',
    databaseUrl: undefined,
    eventStoreUrl: undefined,
    smtpUrl: undefined,
    sessionSecret: undefined,
    demoData: true,
    captchaAnswer: undefined,
    limitsAddresses: true,
    publicUrl: 'http://127.0.0.1:4000',
    logLevel: 'info',
    metricsToken: undefined,
    trustedProxies: [],
  })
})

it('reads every variable', () => {
  expect(
    configOf({
      ...production,
      HOST: '::1',
      PORT: '8080',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://u:p@db/aspenrow',
      EVENTSTORE_URL: 'kurrentdb+discover://one:2113,two:2113?tls=false',
      EVENTSTORE_TEST_URL: 'esdb://localhost:2113',
      SMTP_URL: 'smtps://mail.example.com',
      DEMO_DATA: 'on',
      PUBLIC_URL: 'https://book.example.com/',
      LOG_LEVEL: 'debug',
      METRICS_TOKEN: 'a token nobody guesses',
      TRUSTED_PROXIES: '10.0.0.1,10.1.0.0/16',
    }),
  ).toEqual({
    isProduction: true,
    host: '::1',
    port: 8080,
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://u:p@db/aspenrow',
    eventStoreUrl: 'kurrentdb+discover://one:2113,two:2113?tls=false',
    smtpUrl: 'smtps://mail.example.com',
    sessionSecret: production.SESSION_SECRET,
    demoData: true,
    captchaAnswer: undefined,
    limitsAddresses: true,
    publicUrl: 'https://book.example.com',
    logLevel: 'debug',
    metricsToken: 'a token nobody guesses',
    trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
  })
})

it('takes an empty variable for an unset one', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '', CAPTCHA_ANSWER: '', DEMO_DATA: '' })).toEqual(configOf({}))
})

it('builds the public address from host and port', () => {
  expect(configOf({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]')
  expect(configOf({ HOST: 'localhost', PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
})

it('limits attempts by network address unless told otherwise', () => {
  expect(configOf({ ATTEMPT_LIMITS: 'off' }).limitsAddresses).toBe(false)
  expect(configOf(production).limitsAddresses).toBe(true)
})

it('seeds no demo data in production unless told to', () => {
  expect(configOf(production).demoData).toBe(false)
  expect(configOf({ ...production, DEMO_DATA: 'on' }).demoData).toBe(true)
  expect(configOf({ DEMO_DATA: 'off' }).demoData).toBe(false)
})

describe('outside production', () => {
  it.each(['127.0.0.1', '127.1.2.3', 'localhost', 'app.localhost', '::1', '::ffff:127.0.0.1'])(
    '%s is for this machine alone',
    (host) => {
      expect(configOf({ HOST: host }).host).toBe(host)
    },
  )

  it.each(['0.0.0.0', '::', '192.168.1.4', 'db.example.com', 'localhost.example.com', '::ffff:0:0'])(
    '%s is refused unless it is meant',
    (host) => {
      expect(parseConfig({ HOST: host })).toEqual({
        mistake: `HOST must be an address of this machine alone, such as 127.0.0.1, unless NODE_ENV is production or EXPOSE_DEVELOPMENT is on, because everybody who reaches "${host}" could read all mail and sign in with the demo passwords.`,
      })
      expect(configOf({ HOST: host, EXPOSE_DEVELOPMENT: 'on' }).host).toBe(host)
      expect(configOf({ ...production, HOST: host }).host).toBe(host)
    },
  )
})

describe('a wrong value is told in one sentence that names the variable', () => {
  it.each([
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, but is "prod".'],
    [{ HOST: 'my host' }, 'HOST must be a host name or an address, such as 127.0.0.1, but is "my host".'],
    [
      { HOST: 'http://localhost' },
      'HOST must be a host name or an address, such as 127.0.0.1, but is "http://localhost".',
    ],
    [{ HOST: ':::' }, 'HOST must be a host name or an address, such as 127.0.0.1, but is ":::".'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, but is "80.5".'],
    [
      { DATABASE_URL: 'mysql://u:p@db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@:x/' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    ...['EVENTSTORE_URL', 'EVENTSTORE_TEST_URL'].map((name): [Record<string, string>, string] => [
      { [name]: 'http://localhost:2113' },
      `${name} must be an address that starts with kurrentdb:// or kurrentdb+discover:// or esdb:// or esdb+discover://.`,
    ]),
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a mail server.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off, but is "yes".'],
    [
      { PUBLIC_URL: 'book.example.com' },
      'PUBLIC_URL must be an address such as https://book.example.com, without a path, but is "book.example.com".',
    ],
    [
      { PUBLIC_URL: 'https://book.example.com/shop' },
      'PUBLIC_URL must be an address such as https://book.example.com, without a path, but is "https://book.example.com/shop".',
    ],
    [
      { PUBLIC_URL: 'ftp://book.example.com' },
      'PUBLIC_URL must be an address such as https://book.example.com, without a path, but is "ftp://book.example.com".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "loud".',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [
      { TRUSTED_PROXIES: 'proxy' },
      'TRUSTED_PROXIES must be a comma-separated list of addresses, but is "proxy".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1,10.1.0.0/99' },
      'TRUSTED_PROXIES must be a comma-separated list of addresses, but is "10.0.0.1,10.1.0.0/99".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.1' },
      'TRUSTED_PROXIES must be a comma-separated list of addresses, but is "10.0.1".',
    ],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set when NODE_ENV is production.'],
    [
      { NODE_ENV: 'production', SESSION_SECRET: 'short' },
      'SESSION_SECRET must have at least 16 characters when NODE_ENV is production.',
    ],
    [{ ATTEMPT_LIMITS: 'none' }, 'ATTEMPT_LIMITS must be on or off, but is "none".'],
    [{ ...production, ATTEMPT_LIMITS: 'off' }, 'ATTEMPT_LIMITS must be on when NODE_ENV is production.'],
    [{ ...production, CAPTCHA_ANSWER: '7' }, 'CAPTCHA_ANSWER must not be set when NODE_ENV is production.'],
  ])('%o', (environment, mistake) => {
    expect(parseConfig(environment)).toEqual({ mistake })
  })
})
