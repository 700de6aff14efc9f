import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../../../schema/rules/enumerations.ts'
import { createLogger } from '../logger.ts'
import { createHttpServer } from './createHttpServer.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-pages-'))
  const [clientFolder, pagesFolder] = [path.join(folder, 'client'), path.join(folder, 'pages')]
  await mkdir(clientFolder)
  await writeFile(path.join(clientFolder, 'index.html'), '<title>Shell</title>')
  for (const language of languages) {
    await mkdir(path.join(pagesFolder, language), { recursive: true })
    for (const name of ['index', 'about'])
      await writeFile(
        path.join(pagesFolder, language, `${name}.html`),
        `<title>${name} ${language}</title><a href="{{origin}}/x">`,
      )
  }
  await writeFile(path.join(pagesFolder, 'paths.json'), JSON.stringify(['/', '/about']))
  app = await createHttpServer({
    config: {
      publicUrl: 'https://book.example',
      isProduction: true,
      metricsToken: undefined,
      trustedProxies: [],
    },
    logger: createLogger({ isProduction: true, logLevel: 'silent' }),
    checks: [],
    clientFolder,
    pagesFolder,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('serves a page of its own at each address, and the shell at all others', async () => {
  expect((await open('/')).body).toContain('<title>index en</title>')
  expect((await open('/about?x=1')).body).toContain('<title>about en</title>')
  expect((await open('/account')).body).toBe('<title>Shell</title>')
})

it.each([
  ['fr', 'fr', 'fr-CA'],
  ['ind', 'ind', 'hi-IN'],
  ['xx', 'en', 'en-CA'],
  ['__proto__', 'en', 'en-CA'],
])('speaks %s to whom the cookie says so as %s', async (cookie, language, tag) => {
  const reply = await open('/', { cookie: `preferredLanguage=${cookie}` })
  expect(reply.body).toContain(`<title>index ${language}</title>`)
  expect(reply.headers['content-language']).toBe(tag)
  expect(reply.headers.vary).toBe('accept-encoding, cookie')
})

it('speaks the language of the cookie that https keeps, should there be another one', async () => {
  const reply = await open('/', { cookie: 'preferredLanguage=ind; __Host-preferredLanguage=fr' })
  expect(reply.headers['content-language']).toBe('fr-CA')
})

it('names the address that people reach it at', async () => {
  expect((await open('/')).body).toContain('<a href="https://book.example/x">')
})

it('is asked each time, and answers without the page when it is still the same', async () => {
  const first = await open('/')
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await open('/', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const french = await open('/', {
    'if-none-match': String(first.headers.etag),
    cookie: 'preferredLanguage=fr',
  })
  expect(french.statusCode).toBe(200)
})

it('packs pages for who can unpack them', async () => {
  const packed = await open('/', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(packed.rawPayload))).toContain('<title>index en</title>')
  const plain = await open('/', { 'accept-encoding': 'br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

it('tells search engines which pages there are', async () => {
  const map = await open('/sitemap.xml')
  expect(map.headers['content-type']).toMatch(/^application\/xml/)
  expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    'https://book.example/',
    'https://book.example/about',
  ])
  expect((await open('/robots.txt')).body).toContain('Sitemap: https://book.example/sitemap.xml')
})
