import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** A value that may be repeated to the operator, because it can hold no password. */
export function shown(expected: string, isRight: (value: string) => boolean) {
  return z.string().refine(isRight, { error: ({ input }) => `must be ${expected}, but is "${input}"` })
}

/** Says every allowed value when another one is given. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const expected = values.join(', ').replace(/, ([^,]*)$/, ' or $1')
  return z.enum(values, { error: ({ input }) => `must be ${expected}, but is "${input}"` })
}

/** One host. An address may carry a password, so a wrong one is not repeated. */
export function address(...schemes: string[]) {
  const isRight = (value: string) => schemes.some((scheme) => value.startsWith(scheme)) && URL.canParse(value)
  return z.string().refine(isRight, `must be an address that starts with ${schemes.join(' or ')}`)
}

/** Whether an address says which machine it is about; what is no address at all is for others to refuse. */
export function namesHost(value: string): boolean {
  return !URL.canParse(value) || new URL(value).host !== ''
}

/** May name several hosts of a cluster, which the URL grammar does not know. */
export function eventStoreAddress() {
  const schemes = ['kurrentdb://', 'kurrentdb+discover://', 'esdb://', 'esdb+discover://']
  const isRight = (value: string) =>
    schemes.some((scheme) => value.startsWith(scheme)) && /:\/\/[^\s/]+/.test(value)
  return z.string().refine(isRight, `must be an address that starts with ${schemes.join(' or ')}`)
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535
}

export function isHost(value: string): boolean {
  return /^[\w.:-]+$/.test(value) && URL.canParse(`http://${value.includes(':') ? `[${value}]` : value}`)
}

/** Whether only programs on this machine reach it. */
export function isLoopback(host: string): boolean {
  if (!ipaddr.isValid(host)) return /^(.+\.)?localhost$/i.test(host)
  return ipaddr.process(host).range() === 'loopback'
}

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value.toLowerCase())
}

/** Addresses or ranges such as 10.0.0.0/8; empty names none. */
export function isAddressList(value: string): boolean {
  return value === '' || value.split(',').every((each) => anAddress.safeParse(each).success)
}

const anAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
