/** An accepted event store address, and the part of it that may be shown. */
export interface StoreUrl {
  /** The client's connection string. Holds the credentials: never logged. */
  readonly connection: string
  /** Scheme and hosts only. */
  readonly shown: string
  /** Whether credentials were given for a connection without TLS, over which the client does not send them. */
  readonly dropsCredentials: boolean
}

const SHAPE =
  /^(?:kurrentdb|esdb)(?<discover>\+discover)?:\/\/(?:(?<credentials>[^@/?]*)@)?(?<hosts>[^/?@]+)\/?(?:\?(?<query>.*))?$/i
const HOSTS = /^[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*$/
const CREDENTIALS = /^[^:]+:[^:]+$/
const OPTION = /^[^=]+=[^=]+$/

/** The client's options, in lower case without `_` and `-`, as it compares them. */
const OPTIONS: ReadonlySet<string> = new Set([
  'tls',
  'tlsverifycert',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
  'connectionname',
  'defaultdeadline',
  'keepaliveinterval',
  'keepalivetimeout',
  'discoveryinterval',
  'maxdiscoverattempts',
  'gossiptimeout',
])

/**
 * Reads a KurrentDB address: `kurrentdb://`, `kurrentdb+discover://`, `esdb://` or `esdb+discover://`. The client parses it again; what is
 * refused here are addresses that it would print, with their password.
 * @throws Error that says what is wrong in one sentence, without credentials
 */
export function readStoreUrl(text: string): StoreUrl {
  const { discover = '', credentials, hosts, query = '' } = SHAPE.exec(text.trim())?.groups ?? {}
  const options = query.split('&').filter((option) => option !== '')
  const problem = problemOf(hosts, credentials, options)
  if (problem !== undefined) throw new Error(`the event store's address ${problem}`)
  const scheme = `kurrentdb${discover.toLowerCase()}`
  const authority = credentials === undefined ? '' : `${credentials}@`
  return {
    connection: `${scheme}://${authority}${hosts}?${['nodePreference=leader', ...options].join('&')}`,
    shown: `${scheme}://${hosts}`,
    dropsCredentials:
      credentials !== undefined &&
      options.some((option) => nameOf(option) === 'tls' && option.endsWith('=false')),
  }
}

function problemOf(hosts: string | undefined, credentials: string | undefined, options: readonly string[]) {
  if (hosts === undefined)
    return 'must start with kurrentdb://, kurrentdb+discover://, esdb:// or esdb+discover:// and name a host'
  if (!HOSTS.test(hosts)) return 'names no host that can be reached (expected name:port)'
  if (credentials !== undefined && !CREDENTIALS.test(credentials))
    return 'needs credentials as user:password, with @ : / ? inside them written as %40 %3A %2F %3F'
  const unknown = options.find((option) => !OPTION.test(option) || !OPTIONS.has(nameOf(option)))
  return unknown && `has an option that is not known, or has no value: ${unknown.split('=', 1)[0]}`
}

function nameOf(option: string): string {
  return (option.split('=', 1)[0] ?? '').toLowerCase().replaceAll(/[_-]/g, '')
}
