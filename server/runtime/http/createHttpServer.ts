import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import path from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { Registry } from 'prom-client'
import { answerBrokenConnection, replyToError, sendError } from '../../kernel/errorReplies.ts'
import { PROJECT_ROOT } from '../../kernel/projectRoot.ts'
import type { Config } from '../config.ts'
import { refuseForeignOrigins } from './allowedOrigins.ts'
import { serveClient } from './clientFiles.ts'
import { countCalls } from './closeHttp.ts'
import { type ReadinessCheck, showHealth } from './health.ts'
import { shedLoad } from './loadShedding.ts'
import { showMetrics } from './metrics.ts'
import { setSecurityHeaders, unreadAnswerHeaders } from './securityHeaders.ts'

export interface HttpServerOptions {
  readonly config: Pick<Config, 'publicUrl' | 'isProduction' | 'metricsToken' | 'trustedProxies'>
  readonly logger: FastifyBaseLogger
  readonly checks: readonly ReadinessCheck[]
  /** Once true, `/health/ready` answers 503. */
  isStopping?(): boolean
  /** Figures of the other parts to show at `/metrics`. */
  readonly registry?: Registry
  /** The build of the client, and the visitor pages that were drawn beside it. */
  readonly clientFolder?: string
  readonly pagesFolder?: string
}

/** 100 KiB: the longest legal call is far shorter. */
const BODY_LIMIT = 100 * 1024

/**
 * The base of both APIs: limits, headers, errors in JSON, health, metrics and the web app. APIs register their routes on the result, which
 * then listens.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { config, checks, isStopping = () => false, registry = new Registry() } = options
  const app = fastify({
    ...LIMITS,
    ...answersToUnread(config),
    loggerInstance: options.logger,
    trustProxy: trusted(config.trustedProxies),
  })
  readJsonBodies(app)
  app.setErrorHandler(replyToError)
  countCalls(app)
  showRequestIds(app)
  logRequests(app)
  await setSecurityHeaders(app, config)
  shedLoad(app, registry)
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(cookie)
  refusePackedBodies(app)
  refuseForeignOrigins(app, config)
  showMetrics(app, config, registry)
  showHealth(app, { checks, isStopping })
  await serveClient(app, {
    folder: options.clientFolder ?? path.join(PROJECT_ROOT, 'dist', 'client'),
    pagesFolder: options.pagesFolder ?? path.join(PROJECT_ROOT, 'dist', 'pages'),
    origin: config.publicUrl,
  })
  return app
}

/** A caller that sends its request a byte at a time, or takes the answer as slowly, loses its connection. */
const LIMITS = {
  bodyLimit: BODY_LIMIT,
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
  routerOptions: { maxParamLength: 500 },
  requestIdHeader: false,
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
} as const

/** What comes before any hook, for which nothing else sets the headers. */
function answersToUnread(config: Pick<Config, 'publicUrl'>) {
  const headers = unreadAnswerHeaders(config)
  return {
    clientErrorHandler: (error: Error, socket: Socket) => answerBrokenConnection(error, socket, headers),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      replyToError(error, request, reply.headers(headers)),
  }
}

function trusted(proxies: readonly string[]): string[] | false {
  return proxies.length ? [...proxies] : false
}

function showRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** No caller of ours packs its requests, and a packed one may unfold to any size. */
function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') return sendError(reply, 415)
  })
}

/**
 * Reads bodies as JSON. An empty body is none, because clients send the content type with calls that have no payload. Bytes that are not
 * UTF-8 are refused (400), not stored with replacement characters.
 */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (!isUtf8(bytes)) return done(Object.assign(new Error('The body is no UTF-8.'), { statusCode: 400 }))
    if (bytes.length === 0) return done(null, undefined)
    return parse(request, bytes.toString(), done)
  })
}

/** Logs a line for each answered call: the call, its status and its duration. Files of the web app are logged at `debug`. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { method: request.method, path: pathWithoutSecrets(request), status: reply.statusCode }
    const level = request.routeOptions.url === '/*' && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level]({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** Links in mails carry their token in the query or the path. */
function pathWithoutSecrets(request: FastifyRequest): string {
  const pattern = request.routeOptions.url
  if (pattern && pattern !== '/*') return pattern
  const path = request.url.split('?')[0] ?? ''
  return path
    .split('/')
    .map((part) => (part.length >= 20 && !part.includes('.') ? '…' : part))
    .join('/')
    .slice(0, 200)
}
