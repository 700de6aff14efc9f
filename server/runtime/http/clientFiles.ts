import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../kernel/errorReplies.ts'
import { servePrerenderedPages } from './prerenderedPages.ts'

/** Addresses that belong to programs: an unknown one is an error in JSON, never the web app. */
const PROGRAM_PREFIXES = ['/api', '/graphql', '/health', '/metrics', '/assets', '/static', '/dev']

const ROBOTS = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /staff',
  'Disallow: /api/',
  'Disallow: /graphql',
  '',
]

export interface ClientFiles {
  /** The build of the client; when it is not there, only the programs' addresses answer. */
  readonly folder: string
  /** The visitor pages, drawn while building; without them they are drawn in the browser like all others. */
  readonly pagesFolder: string
  /** The address people reach us at. */
  readonly origin: string
}

/** Serves the built web app. Visitor pages are separate documents; all other page addresses return the app's document. */
export async function serveClient(app: FastifyInstance, files: ClientFiles): Promise<void> {
  const { folder, pagesFolder, origin } = files
  const isDrawn = await servePrerenderedPages(app, { folder: pagesFolder, origin })
  const robots = [...ROBOTS, ...(isDrawn ? [`Sitemap: ${origin}/sitemap.xml`, ''] : [])].join('\n')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isPage(request) ? sendPage(reply) : sendNothingHere(app, request, reply),
  )
  if (!isBuilt) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.headers(headersOf(path.relative(folder, file))),
  })
  // the package's own route would list the whole folder for each file, for a check that we do not need
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const pathname = `/${request.params['*']}`
    return namesFile(pathname) ? reply.sendFile(pathname) : reply.callNotFound()
  })
}

function namesFile(pathname: string): boolean {
  return pathname.includes('.', pathname.lastIndexOf('/'))
}

/** The crews' service worker, which is in charge of their pages and of no others (decision T10). */
const CREW_WORKER = /^crewWorker\.js(\.\w+)?$/

function headersOf(file: string): Record<string, string> {
  const caching = { 'cache-control': cachingOf(file) }
  return CREW_WORKER.test(file) ? { ...caching, 'service-worker-allowed': '/staff' } : caching
}

/** Names of built assets change with their content; the document that names them must be asked for each time. */
function cachingOf(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request)
  const isProgram = PROGRAM_PREFIXES.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
  // the app handles mistyped pages; a missing file is a 404
  const isFile = namesFile(pathname) && !request.headers.accept?.includes('text/html')
  // hidden files, double slashes and backslashes: no link leads there
  const isOdd = /\/[./]|\\/.test(pathname)
  return ['GET', 'HEAD'].includes(request.method) && !isProgram && !isFile && !isOdd
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html')
}

const METHODS = ['GET', 'POST'] as const

/** Answers 405 with the allowed methods of an address (RFC 9110, section 15.5.6), or 404 if there are none. */
function sendNothingHere(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = pathOf(request)
  const taken = METHODS.filter((method) => app.hasRoute({ method, url }))
  if (taken.length === 0) return sendError(reply, 404)
  return sendError(reply.header('allow', taken.join(', ')), 405)
}

/** An address without its query; cut, not parsed, because a leading `//` would be read as a host. */
function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  return request.url.replace(/[?#].*$/s, '')
}
