import { expect, it } from 'vitest'
import { withPlaces } from './install.mjs'

it('names where packages lie, also one in another and one under another name', () => {
  const integrity = 'sha512-x'
  const packages = {
    '': { name: 'the project', version: '1.0.0' },
    'node_modules/pg': { version: '8.0.0', integrity },
    'node_modules/@types/pg': { version: '8.1.0', integrity },
    'node_modules/pg/node_modules/@scope/deep': { version: '2.0.0-rc.1', integrity },
    'node_modules/alias': { name: '@real/one', version: '3.0.0', integrity },
    'node_modules/known': { version: '4.0.0', integrity, resolved: 'https://elsewhere.example/known.tgz' },
    'node_modules/folder': { version: '5.0.0' },
  }
  for (const registry of ['https://registry.example/npm/', 'https://registry.example/npm']) {
    const { lockfileVersion, packages: placed } = withPlaces({ lockfileVersion: 3, packages }, registry)
    expect(lockfileVersion).toBe(3)
    expect(Object.values(placed).map(({ resolved }) => resolved)).toEqual([
      undefined,
      'https://registry.example/npm/pg/-/pg-8.0.0.tgz',
      'https://registry.example/npm/@types/pg/-/pg-8.1.0.tgz',
      'https://registry.example/npm/@scope/deep/-/deep-2.0.0-rc.1.tgz',
      'https://registry.example/npm/@real/one/-/one-3.0.0.tgz',
      'https://elsewhere.example/known.tgz',
      undefined,
    ])
  }
})
