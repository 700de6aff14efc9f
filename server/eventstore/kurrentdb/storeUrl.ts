/** An accepted event store address, and the part of it that may be shown. */
export interface StoreUrl {
  /** The client's connection string. Holds the credentials: never logged. */
  readonly connection: string
  /** Scheme and hosts only. */
  readonly shown: string
  /** Whether credentials were given for a connection without TLS, over which the client does not send them. */
  readonly dropsCredentials: boolean
}

export type ReadStoreUrl =
  | { readonly ok: true; readonly url: StoreUrl }
  | { readonly ok: false; readonly problem: string }

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
 * @returns the address, or one clause that says what is wrong, without credentials, to be put after the variable's name
 */
export function readStoreUrl(text: string): ReadStoreUrl {
  const { discover = '', credentials, hosts, query = '' } = SHAPE.exec(text.trim())?.groups ?? {}
  if (hosts === undefined)
    return wrong(
      'must start with kurrentdb://, kurrentdb+discover://, esdb:// or esdb+discover:// and name a host',
    )
  if (!HOSTS.test(hosts)) return wrong(`names no host that can be reached: "${hosts}" (expected name:port)`)
  if (credentials !== undefined && !CREDENTIALS.test(credentials))
    return wrong('needs credentials as user:password, with @ : / ? inside them written as %40 %3A %2F %3F')
  const options = query.split('&').filter((option) => option !== '')
  const unknown = options.find((option) => !OPTION.test(option) || !OPTIONS.has(nameOf(option)))
  if (unknown !== undefined)
    return wrong(`has an option that is not known, or has no value: ${unknown.split('=', 1)[0]}`)
  const shown = `kurrentdb${discover.toLowerCase()}://${hosts}`
  const authority = credentials === undefined ? hosts : `${credentials}@${hosts}`
  const connection = `kurrentdb${discover.toLowerCase()}://${authority}?${['nodePreference=leader', ...options].join('&')}`
  const isPlain = options.some((option) => nameOf(option) === 'tls' && option.endsWith('=false'))
  return { ok: true, url: { connection, shown, dropsCredentials: isPlain && credentials !== undefined } }
}

function wrong(problem: string): ReadStoreUrl {
  return { ok: false, problem }
}

function nameOf(option: string): string {
  return (option.split('=', 1)[0] ?? '').toLowerCase().replaceAll(/[_-]/g, '')
}
