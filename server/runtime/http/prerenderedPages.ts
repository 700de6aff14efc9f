import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages, languageTags } from '../../../schema/rules/enumerations.ts'

/** Where `scripts/prerender.mjs` left the visitor pages. */
export interface PrerenderedPagesOptions {
  readonly folder: string
  /** Put in where the documents name the address they are reached at. */
  readonly origin: string
}

interface PageDocument {
  readonly language: Language
  readonly text: string
  /** Names its content. */
  readonly tag: string
  /** Compressed with Brotli at its best level, on first use. */
  brotli?: Promise<Buffer>
}

const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

/**
 * Serves the pages that were drawn while building, each in the language that the reader's cookie names, and a site map of them.
 * @returns whether there are any
 */
export async function servePrerenderedPages(
  app: FastifyInstance,
  options: PrerenderedPagesOptions,
): Promise<boolean> {
  const list = path.join(options.folder, 'paths.json')
  if (!existsSync(list)) return false
  const paths: string[] = JSON.parse(await readFile(list, 'utf8'))
  for (const page of paths) {
    const documents = await documentsOf(page, options)
    app.get(page, (request, reply) => send(documents, request, reply))
  }
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap(paths, options.origin)),
  )
  return true
}

async function documentsOf(
  page: string,
  { folder, origin }: PrerenderedPagesOptions,
): Promise<ReadonlyMap<string, PageDocument>> {
  const documents = await Promise.all(
    languages.map(async (language): Promise<[string, PageDocument]> => {
      const file = path.join(folder, language, `${page.slice(1) || 'index'}.html`)
      const text = (await readFile(file, 'utf8')).replaceAll('{{origin}}', origin)
      const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
      return [language, { language, text, tag }]
    }),
  )
  return new Map(documents)
}

async function send(
  documents: ReadonlyMap<string, PageDocument>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = documents.get(wantedIn(request.cookies) ?? 'en') ?? documents.get('en')
  if (!page) throw new Error('Visitor pages are drawn in English at least')
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    etag: page.tag,
    'content-language': languageTags[page.language],
  })
  if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
  if (!TAKES_BROTLI.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.text)
  page.brotli ??= packed(page.text)
  return reply.header('content-encoding', 'br').send(await page.brotli)
}

/** The language in the web app's cookie; over https its name is one that other hosts cannot set. */
function wantedIn(cookies: FastifyRequest['cookies']): string | undefined {
  return cookies['__Host-preferredLanguage'] ?? cookies.preferredLanguage
}

function packed(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

function siteMap(paths: readonly string[], origin: string): string {
  const places = paths.map((page) => `  <url><loc>${origin}${page}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n')
}
