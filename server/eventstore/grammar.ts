import { AppendTooLargeError, InvalidAppendError } from './errors.ts'
import type { AppendRequest, Expect, NewEvent } from './port.ts'

/** What every store can keep, checked before any I/O, so callers never meet an adapter's own limits. */

/** Largest sum of data and metadata of one append, in bytes of JSON text. */
export const APPEND_LIMIT = 1024 * 1024

/** Deepest nesting of arrays and objects in an event's data. */
export const DEPTH_LIMIT = 64

const STREAM_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/
const EVENT_TYPE = /^[A-Za-z0-9_.:$-]{1,200}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NIL = '00000000-0000-0000-0000-000000000000'
const RESERVED_KEYS: ReadonlySet<string> = new Set(['$correlationId', '$causationId'])
const HIGHEST_REVISION = 2n ** 63n - 1n
const utf8 = new TextEncoder()

/**
 * Refuses a request that some store could not write faithfully.
 * @throws InvalidAppendError naming the first thing that is wrong
 * @throws AppendTooLargeError above {@link APPEND_LIMIT}
 */
export function checkAppend(request: AppendRequest): void {
  if (request.events.length === 0) throw new InvalidAppendError('an append needs at least one event')
  for (const [stream, expect] of Object.entries(request.expect)) checkExpectation(stream, expect)
  const ids = new Set<string>()
  for (const { stream, event } of request.events) {
    if (!Object.hasOwn(request.expect, stream))
      throw new InvalidAppendError(`no expectation for the written stream ${show(stream)}`)
    checkEvent(event)
    if (ids.has(event.id)) throw new InvalidAppendError(`event id ${event.id} occurs twice`)
    ids.add(event.id)
  }
  checkSize(request)
}

/**
 * Whether a stream could have this name: lower case, so that names stay distinct where a store compares without regard to case. A
 * name that is none cannot exist, so reading it gives nothing.
 */
export function isStreamName(name: string): boolean {
  return STREAM_NAME.test(name)
}

function checkExpectation(stream: string, expect: Expect): void {
  if (!isStreamName(stream)) throw new InvalidAppendError(`not a stream name: ${show(stream)}`)
  if (expect === 'absent') return
  if (typeof expect !== 'bigint') throw new InvalidAppendError(`not an expectation: ${show(expect)}`)
  if (expect < 0n || expect > HIGHEST_REVISION) throw new InvalidAppendError(`no revision can be ${expect}`)
}

function checkEvent(event: NewEvent): void {
  if (typeof event.id !== 'string' || !UUID.test(event.id) || event.id === NIL)
    throw new InvalidAppendError(`not an event id (a UUID in lower case): ${show(event.id)}`)
  if (typeof event.type !== 'string' || !EVENT_TYPE.test(event.type))
    throw new InvalidAppendError(`not an event type: ${show(event.type)}`)
  checkMetadata(event)
  if (event.data === undefined) throw new InvalidAppendError(`${event.type}: data is undefined`)
  checkValue(event.data, `${event.type}: data`, 0)
}

function checkMetadata({ type, meta }: NewEvent): void {
  if (!isPlainObject(meta)) throw new InvalidAppendError(`${type}: metadata must be a plain object`)
  for (const [key, value] of Object.entries(meta)) {
    if (key === '' || !isKeepable(key) || (key.startsWith('$') && !RESERVED_KEYS.has(key)))
      throw new InvalidAppendError(`${type}: not a metadata key: ${show(key)}`)
    if (typeof value !== 'string' || !isKeepable(value))
      throw new InvalidAppendError(`${type}: metadata ${key} must be keepable text`)
  }
}

function checkValue(value: unknown, path: string, depth: number): void {
  if (depth > DEPTH_LIMIT) throw new InvalidAppendError(`${path} is nested deeper than ${DEPTH_LIMIT}`)
  if (Array.isArray(value)) {
    // by index, because forEach would step over the holes that JSON turns into null
    for (let index = 0; index < value.length; index++)
      checkValue(value[index], `${path}[${index}]`, depth + 1)
  } else if (isPlainObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      checkText(key, `${path} has a key with`)
      checkValue(member, `${path}.${key}`, depth + 1)
    }
  } else checkScalar(value, path)
}

function checkScalar(value: unknown, path: string): void {
  if (typeof value === 'string') checkText(value, `${path} holds`)
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new InvalidAppendError(`${path} is ${value}`)
  } else if (value !== null && typeof value !== 'boolean')
    throw new InvalidAppendError(`${path} is ${describe(value)}, which JSON cannot carry`)
}

function checkText(text: string, where: string): void {
  if (!isKeepable(text)) throw new InvalidAppendError(`${where} NUL or half a surrogate pair`)
}

function checkSize({ events }: AppendRequest): void {
  let size = 0
  for (const { event } of events) {
    size += utf8.encode(JSON.stringify(event.data)).length + utf8.encode(JSON.stringify(event.meta)).length
  }
  if (size > APPEND_LIMIT) throw new AppendTooLargeError(size, APPEND_LIMIT)
}

/** PostgreSQL stores no NUL in text, and no store keeps half a surrogate pair. */
function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Neither a class instance nor something with its own idea of JSON: those would read back as something else. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return false
  return typeof (value as { toJSON?: unknown }).toJSON !== 'function'
}

function describe(value: unknown): string {
  return typeof value === 'object' ? `an instance of ${value?.constructor?.name}` : `of type ${typeof value}`
}

function show(value: unknown): string {
  return JSON.stringify(String(value).slice(0, 80))
}
