import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** What every call that fails answers: `tag` is a field's name or `error` (customer document, section 8). */
interface ErrorReply {
  readonly tag: string
  readonly msg: string
}

/** Errors that the caller can correct, in a text without details. Everything else is a 500 with one fixed sentence. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood.',
  401: 'Please sign in.',
  403: 'This is not open to you.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of call.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON.',
  429: 'Too many requests. Please wait a moment.',
  431: 'The request has too many headers.',
  503: 'The service is not available right now. Please try again.',
}

const FAILURE = 'Something went wrong on our side. Please try again.'

/** Makes JSON of every error, and never shows a stack, a driver's message or HTML. */
export function replyToError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error)
  const isCallersFault = status >= 400 && status < 500
  if (!isCallersFault && status !== 503 && !isForNobody(error, reply))
    request.log.error({ err: error }, 'request failed')
  return sendError(reply, isCallersFault || status === 503 ? status : 500)
}

/** An answer that breaks off because its reader has gone is no failure of ours. */
function isForNobody({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
}

/** The file server throws 403 for a path that leaves its folder; the caller gets 404, as for any missing file. */
function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode === 403 ? 404 : statusCode
}

export function sendError(reply: FastifyReply, status: number): FastifyReply {
  const answer: ErrorReply = { tag: 'error', msg: SENTENCES[status] ?? FAILURE }
  return reply.code(status).type('application/json; charset=utf-8').send(answer)
}

/** Answers bytes that are not HTTP; Node would close the connection without an answer. @param headers further headers */
export function answerBrokenConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, phrase] = BROKEN[error.code ?? ''] ?? [400, 'Bad Request']
  const answer: ErrorReply = { tag: 'error', msg: SENTENCES[status] ?? FAILURE }
  const body = JSON.stringify(answer)
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
}

const BROKEN: Readonly<Record<string, readonly [status: number, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}
