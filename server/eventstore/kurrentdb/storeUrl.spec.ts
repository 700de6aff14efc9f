import { describe, expect, it } from 'vitest'
import { readStoreUrl } from './storeUrl.ts'

describe('the address of an event store', () => {
  it.each([
    ['kurrentdb://db:2113', 'kurrentdb://db:2113?nodePreference=leader', 'kurrentdb://db:2113'],
    ['kurrentdb://db', 'kurrentdb://db?nodePreference=leader', 'kurrentdb://db'],
    ['esdb://db:2113/', 'kurrentdb://db:2113?nodePreference=leader', 'kurrentdb://db:2113'],
    [
      'esdb+discover://dns.db',
      'kurrentdb+discover://dns.db?nodePreference=leader',
      'kurrentdb+discover://dns.db',
    ],
    [
      'kurrentdb://admin:p%40ss$&@a:1,b:2/?tls=true&keepAliveInterval=20000',
      'kurrentdb://admin:p%40ss$&@a:1,b:2?nodePreference=leader&tls=true&keepAliveInterval=20000',
      'kurrentdb://a:1,b:2',
    ],
  ])('%s', (text, connection, shown) => {
    expect(readStoreUrl(text)).toEqual({ connection, shown, dropsCredentials: false })
  })

  it('tells when credentials would not be sent', () => {
    expect(readStoreUrl('esdb://admin:x@db?tls=false')).toMatchObject({ dropsCredentials: true })
    expect(readStoreUrl('esdb://db?tls=false')).toMatchObject({ dropsCredentials: false })
  })

  it.each([
    ['', 'must start with kurrentdb://'],
    ['localhost:2113', 'must start with kurrentdb://'],
    ['postgres://db', 'must start with kurrentdb://'],
    ['kurrentdb://', 'must start with kurrentdb://'],
    ['kurrentdb://a:1,,b:2', 'names no host that can be reached'],
    ['kurrentdb://admin:s3cret', 'names no host that can be reached'],
    ['kurrentdb://s3cret@db', 'needs credentials as user:password'],
    ['kurrentdb://admin:s3cret:more@db', 'needs credentials as user:password'],
    ['kurrentdb://admin:s3/cret@db', 'must start with kurrentdb://'],
    ['kurrentdb://db?tsl=false', 'has an option that is not known, or has no value: tsl'],
    ['kurrentdb://db?tls', 'has an option that is not known, or has no value: tls'],
    ['kurrentdb://db?nodePreference=follower', 'has an option that is not known'],
  ])('%s is refused', (text, problem) => {
    expect(() => readStoreUrl(text)).toThrow(problem)
    expect(() => readStoreUrl(text)).not.toThrow('s3c')
  })
})
