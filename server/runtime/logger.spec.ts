import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

function written(isProduction: boolean, entry: object): string {
  const lines = new PassThrough()
  createLogger({ isProduction, logLevel: 'info' }, lines).info(entry, 'told')
  return String(lines.read())
}

it('writes one JSON object a line in production', () => {
  expect(JSON.parse(written(true, { orderId: 'a' }))).toMatchObject({ level: 30, orderId: 'a', msg: 'told' })
})

it('writes for people otherwise', () => {
  expect(written(false, { orderId: 'a' })).toMatch(/INFO: told {"orderId":"a"}/)
})

it.each([
  { password: 'hunter2' },
  { token: 'hunter2', staffId: 'a' },
  { err: Object.assign(new Error('lost'), { validationCode: 'hunter2' }) },
  { err: Object.assign(new Error('lost'), { config: { connectionString: 'hunter2' } }) },
])('never shows %j', (entry) => {
  for (const isProduction of [true, false]) {
    expect(written(isProduction, entry)).not.toContain('hunter2')
    expect(written(isProduction, entry)).toContain('***')
  }
})

it('shows what an error says', () => {
  const line = JSON.parse(written(true, { err: new TypeError('lost') }))
  expect(line.err).toMatchObject({ type: 'TypeError', message: 'lost' })
  expect(line.err.stack).toContain('logger.spec.ts')
})

it('shows nothing twice that holds itself', () => {
  const ring: { self?: object } = {}
  ring.self = ring
  expect(JSON.parse(written(true, { ring }))).toMatchObject({ ring: { self: '[Circular]' } })
})

it('leaves it to values of a kind of their own how they are shown', () => {
  const at = Temporal.Instant.from('2026-11-23T12:00:00Z')
  expect(JSON.parse(written(true, { at }))).toMatchObject({ at: '2026-11-23T12:00:00Z' })
})
