/** An accepted event store address, and the part of it that may be shown. */
export interface StoreUrl {
  /** What the client is given: the new scheme, the leader preferred. Holds the credentials: never logged. */
  readonly connection: string
  /** Scheme and hosts only. */
  readonly shown: string
  /** True when credentials were given for a connection without TLS, over which the client would not send them. */
  readonly dropsCredentials: boolean
}

export type ReadStoreUrl =
  | { readonly ok: true; readonly url: StoreUrl }
  | { readonly ok: false; readonly problem: string }

const SCHEMES: Readonly<Record<string, string>> = {
  'kurrentdb:': 'kurrentdb',
  'kurrentdb+discover:': 'kurrentdb+discover',
  'esdb:': 'kurrentdb',
  'esdb+discover:': 'kurrentdb+discover',
}

/** Names in lower case without `_` and `-`, as the client compares them, each with what is wrong with a value. */
const OPTIONS: Readonly<Record<string, (value: string) => string | undefined>> = {
  tls: yesOrNo,
  tlsverifycert: yesOrNo,
  tlscafile: anything,
  usercertfile: anything,
  userkeyfile: anything,
  connectionname: anything,
  nodepreference: (value) => (value.toLowerCase() === 'leader' ? undefined : 'must be leader'),
  throwonappendfailure: (value) => (value === 'true' ? undefined : 'must be true'),
  defaultdeadline: count,
  keepaliveinterval: count,
  keepalivetimeout: count,
  discoveryinterval: count,
  maxdiscoverattempts: count,
  gossiptimeout: count,
}

const SHAPE = /^(?<scheme>[a-z+]+:)\/\/(?:(?<credentials>[^@/?]*)@)?(?<hosts>[^/?@]*)\/?(?:\?(?<query>.*))?$/i
const HOST = /^[A-Za-z0-9._-]+(:(?<port>\d{1,5}))?$/

/**
 * Reads an EventStoreDB or KurrentDB address: `kurrentdb://`, `kurrentdb+discover://`, `esdb://` or `esdb+discover://`. The client
 * itself prints whole addresses, passwords included, when it meets something it does not know, so nothing unknown reaches it.
 * @returns the address, or one clause that says what is wrong, without any credentials, to be put after the variable's name
 */
export function readStoreUrl(text: string): ReadStoreUrl {
  const parts = SHAPE.exec(text.trim())?.groups
  const scheme = SCHEMES[parts?.scheme?.toLowerCase() ?? '']
  if (!parts || !scheme) {
    return wrong(
      'must start with kurrentdb://, kurrentdb+discover://, esdb:// or esdb+discover:// and name a host',
    )
  }
  const hosts = (parts.hosts ?? '').split(',')
  const options = (parts.query ?? '').split('&').filter((pair) => pair !== '')
  const problem =
    problemOfHosts(hosts, scheme) ?? problemOfCredentials(parts.credentials) ?? problemOfOptions(options)
  if (problem !== undefined) return wrong(problem)
  return { ok: true, url: assemble({ scheme, hosts, options, credentials: parts.credentials }) }
}

function wrong(problem: string): ReadStoreUrl {
  return { ok: false, problem }
}

interface Parts {
  readonly scheme: string
  readonly hosts: readonly string[]
  readonly options: readonly string[]
  readonly credentials: string | undefined
}

function assemble({ scheme, hosts, options, credentials }: Parts): StoreUrl {
  const shown = `${scheme}://${hosts.join(',')}`
  const authority = credentials ? `${credentials}@${hosts.join(',')}` : hosts.join(',')
  const preferred = options.some((pair) => nameOf(pair) === 'nodepreference')
  const query = preferred ? options : [...options, 'nodePreference=leader']
  const isPlain = options.some((pair) => nameOf(pair) === 'tls' && pair.endsWith('=false'))
  return {
    connection: `${scheme}://${authority}?${query.join('&')}`,
    shown,
    dropsCredentials: isPlain && Boolean(credentials),
  }
}

function problemOfHosts(hosts: readonly string[], scheme: string): string | undefined {
  const odd = hosts.find((host) => !HOST.test(host) || Number(HOST.exec(host)?.groups?.port ?? 2113) > 65_535)
  if (odd !== undefined) return `names no host that can be reached: "${odd}" (expected name:port)`
  if (scheme.endsWith('+discover') && hosts.length > 1) return 'with +discover names one host, not several'
  return undefined
}

function problemOfCredentials(credentials: string | undefined): string | undefined {
  if (credentials === undefined || /^[^:]+:[^:]+$/.test(credentials)) return undefined
  return 'needs credentials as user:password, with @ : / ? inside them written as %40 %3A %2F %3F'
}

function problemOfOptions(options: readonly string[]): string | undefined {
  const names = options.map(nameOf)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return `gives the option ${twice} twice`
  for (const pair of options) {
    const [name = '', value] = pair.split('=', 2)
    const check = OPTIONS[nameOf(pair)]
    if (!check) return `has an option that is not known: ${name}`
    const problem = value ? check(value) : 'needs a value'
    if (problem !== undefined) return `has an option with a wrong value: ${name} ${problem}`
  }
  return undefined
}

function nameOf(pair: string): string {
  return (pair.split('=', 1)[0] ?? '').toLowerCase().replaceAll(/[_-]/g, '')
}

function yesOrNo(value: string): string | undefined {
  return value === 'true' || value === 'false' ? undefined : 'must be true or false'
}

function count(value: string): string | undefined {
  return /^\d{1,9}$/.test(value) ? undefined : 'must be a whole number'
}

function anything(): undefined {
  return undefined
}
