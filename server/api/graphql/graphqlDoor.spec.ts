import { fastify } from 'fastify'
import { buildSchema } from 'graphql'
import { afterEach, expect, it, vi } from 'vitest'
import { openGraphqlDoor } from './graphqlDoor.ts'

afterEach(() => vi.unstubAllEnvs())

const nobody = async () => {
  throw new Error('nobody asks')
}
const signals = ['SIGINT', 'SIGTERM'] as const

it.each(['production', 'development'])('leaves the end of the program to the program in %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode)
  const listening = () => signals.map((signal) => process.listenerCount(signal))
  const before = listening()
  const app = fastify()
  await openGraphqlDoor(app, {
    schema: buildSchema('type Query { now: String }'),
    contextOf: nobody,
    production: mode === 'production',
  })
  await app.ready()
  const during = listening()
  await app.close()
  expect([during, listening()]).toEqual([before, before])
})
