import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { RequestContext } from '../context/requestContext.ts'
import { OtherAnswer, type OtherContent } from './otherAnswer.ts'
import { serveRest } from './restApi.ts'
import { publicCall } from './restCall.ts'

/** What a call answers that is no JSON: as a browser gets it. */

const app = fastify()
beforeAll(async () => {
  await app.register(cookie)
  const answering = (path: string, content: OtherContent) =>
    publicCall.other(path, {
      method: 'GET',
      summary: 'Another answer',
      responds: { status: 200, response: { description: 'Another answer', headers: {} } },
      body: z.object({}),
      answer: async () => new OtherAnswer(content),
    })
  const picture = (isSecure: boolean): OtherContent => ({
    image: Buffer.from([0x89, 0x50, 0xff]),
    mediaType: 'image/png',
    cookie: { name: 'captcha', value: 'a-b_c', seconds: 300, isSecure },
  })
  const calls = [
    answering('/picture', picture(false)),
    answering('/securePicture', picture(true)),
    answering('/file', { file: '{"a":1}', mediaType: 'application/json', fileName: 'data.json' }),
    answering('/elsewhere', { redirectTo: 'https://book.example.com/login?activation=done' }),
  ]
  const contextOf = async () => ({ language: 'en', viewer: undefined }) as RequestContext
  serveRest(app, calls, { contextOf })
})
afterAll(() => app.close())

it('is a picture with a cookie that no script reads and no foreign page sends', async () => {
  const reply = await app.inject('/api/picture')
  expect([reply.statusCode, [...reply.rawPayload]]).toEqual([200, [0x89, 0x50, 0xff]])
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
  expect(reply.headers['set-cookie']).toBe('captcha=a-b_c; Max-Age=300; Path=/; HttpOnly; SameSite=Lax')
})

it('sends the cookie over https alone where the product is there', async () => {
  const reply = await app.inject('/api/securePicture')
  expect(reply.headers['set-cookie']).toBe(
    'captcha=a-b_c; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

it('is a file that a browser saves under its name', async () => {
  const reply = await app.inject('/api/file')
  expect([reply.statusCode, reply.body]).toEqual([200, '{"a":1}'])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="data.json"',
    'cache-control': 'no-store',
  })
})

it('is another address', async () => {
  const reply = await app.inject('/api/elsewhere')
  expect([reply.statusCode, reply.headers.location]).toEqual([
    302,
    'https://book.example.com/login?activation=done',
  ])
})
