import { fastify } from 'fastify'
import { buildSchema } from 'graphql'
import { afterEach, expect, it, vi } from 'vitest'
import type { RequestContext } from '../context/requestContext.ts'
import { serveGraphql } from './graphqlApi.ts'

afterEach(() => vi.unstubAllEnvs())

const nobody = async () => ({ application: { db: {} } }) as RequestContext

async function openApi(production: boolean) {
  const app = fastify()
  await serveGraphql(app, {
    schema: buildSchema('type Query { now: String }'),
    contextOf: nobody,
    production,
  })
  return app
}

const signals = ['SIGINT', 'SIGTERM'] as const

it.each(['production', 'development'])('leaves the end of the program to the program in %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode)
  const listening = () => signals.map((signal) => process.listenerCount(signal))
  const before = listening()
  const app = await openApi(mode === 'production')
  await app.ready()
  const during = listening()
  await app.close()
  expect([during, listening()]).toEqual([before, before])
})

it('shows neither its schema nor the explorer in production', async () => {
  const app = await openApi(true)
  const asked = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
    const reply = await asked(query)
    expect(reply.json()).toEqual({
      errors: [expect.objectContaining({ message: expect.stringContaining('introspection') })],
    })
  }
  expect((await asked('{ noww }')).body).not.toContain('Did you mean')
  const page = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, expect.not.stringContaining('html')])
  await app.close()
})
