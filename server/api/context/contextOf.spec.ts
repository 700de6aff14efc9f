import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Application } from './application.ts'
import { createContextOf } from './contextOf.ts'

const viewer: Viewer = { area: 'customer', id: 'camille', sessionId: 'session' }
const now = Temporal.Instant.from('2026-11-24T17:00:00Z')

/** The context of a request with these headers, and the languages that were kept for the viewer on the way. */
async function asked(headers: Readonly<Record<string, string | undefined>>) {
  const kept: string[] = []
  const log = {
    who: [] as object[],
    child(who: object) {
      return { ...this, who: [...this.who, who] }
    },
  }
  const contextOf = createContextOf(
    {
      application: {} as Application,
      clock: () => now,
      findCaller: async (token) =>
        token === 'good' ? { viewer, language: 'en', phone: undefined, referenceDataVersion: 7 } : undefined,
      rememberLanguage: async (_viewer, language) => void kept.push(language),
    },
    'rest',
  )
  const sent = { headers, id: 'request', ip: '192.0.2.7', cookies: {}, log }
  const request = sent as unknown as FastifyRequest
  return { context: await contextOf(request), kept, who: () => sent.log.who, again: () => contextOf(request) }
}

const signedIn = { authorization: 'Bearer good' }

it('knows the viewer by the bearer token alone', async () => {
  expect((await asked(signedIn)).context.viewer).toEqual(viewer)
  expect((await asked({ authorization: 'Bearer bad' })).context.viewer).toBeUndefined()
  expect((await asked({ cookie: 'token=good' })).context.viewer).toBeUndefined()
})

it('lets every line of the log about the request name who is asking, by id, once', async () => {
  const { context, who, again } = await asked(signedIn)
  const camille = { area: 'customer', personId: 'camille' }
  expect([who(), context.log]).toEqual([[camille], expect.objectContaining({ who: [camille] })])
  await again()
  expect(who()).toEqual([camille])
  expect((await asked({})).who()).toEqual([])
})

it('answers in the language asked for, and keeps it for who is signed in (decision A12)', async () => {
  const { context, kept } = await asked({ ...signedIn, 'accept-language': 'fr-CA' })
  expect([context.language, kept]).toEqual(['fr', ['fr']])
  expect((await asked({ 'accept-language': 'fr-CA' })).kept).toEqual([])
})

it('takes no language for chosen that none of ours is asked for (decision G10)', async () => {
  const { context, kept } = await asked({ ...signedIn, 'accept-language': '*' })
  expect([context.language, context.wantedLanguage, kept]).toEqual(['en', undefined, []])
})

it('writes nothing for who goes on in the language that is kept', async () => {
  const { context, kept } = await asked({ ...signedIn, 'accept-language': 'en-CA' })
  expect([context.language, kept]).toEqual(['en', []])
})

it('knows which reference data a viewer has seen, and asks for none of a visitor', async () => {
  expect((await asked(signedIn)).context.referenceDataVersion).toBe(7)
  expect((await asked({})).context.referenceDataVersion).toBeUndefined()
})

it.each([{}, { 'accept-language': '*' }, { 'accept-language': 'de-DE,de;q=0.9' }])(
  'answers %j in English, which says nothing about the person',
  async (headers) => {
    const { context, kept } = await asked({ ...signedIn, ...headers })
    expect([context.language, kept]).toEqual(['en', []])
  },
)
