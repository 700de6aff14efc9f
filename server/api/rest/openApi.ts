import { dump } from 'js-yaml'
import { z } from 'zod'
import type { RestCall } from './restCall.ts'

/** The documented calls as an OpenAPI document, generated from their definitions. */

/** A JSON schema, or a part of an OpenAPI document. */
type Json = Record<string, unknown>

/** The parts of the OpenAPI document that the pages need. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> } & Json
}

interface Operation {
  readonly summary: string
  readonly description?: string
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, Json>>
}

const info = {
  title: 'Aspenrow REST calls',
  version: '0.1.0',
  description:
    "The documented calls, spelled exactly as the specifications spell them; generated from the schemas that check each call. Identity comes from the bearer token; an id in a body may only repeat it. Times are ISO 8601 with the offset of America/Edmonton. Points are integers. A refusal is 400 with a tag (a field's name, or the kind of toast: warning, info, error) and a text. Pictures are static and public, outside /api: a rank's at /static/ranks/{image}.svg, a staff member's photo at /static/staff/{staffNo}.svg with the token that the reply's photo has; without it there is nothing.",
}

/** The body of every refusal: a field's name or the kind of toast, and a text for people. */
export const refusalShape = z.strictObject({ tag: z.string(), msg: z.string() }).meta({ id: 'Refusal' })

const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } }
const refusals = {
  400: { name: 'Refused', description: 'A rule said no' },
  401: { name: 'SessionExpired', description: 'No session, or one of another area' },
  403: { name: 'ForeignId', description: "The body claims another person's id" },
  429: { name: 'TooManyRequests', description: 'Too many requests from one address', headers: retryAfter },
  503: {
    name: 'Unavailable',
    description: 'The stores do not answer. The outcome is unknown, and the same call may be repeated',
    headers: retryAfter,
  },
} as const

type RefusalStatus = keyof typeof refusals

const token = (whose: string) => ({ type: 'http', scheme: 'bearer', description: `Token of ${whose}` })

/** @param calls all of them, in the order of the document */
export function openApiDocument(calls: readonly RestCall[]): Contract {
  const schemas: Record<string, Json> = {}
  const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => jsonSchema(shape, io, schemas)
  const paths = Object.fromEntries(
    calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call, schemaOf) }]),
  )
  const refusal = jsonContent(schemaOf(refusalShape, 'output'))
  const refused = Object.values(refusals).map(({ name, ...said }) => [name, { ...said, content: refusal }])
  const named = calls.flatMap((call) =>
    'responds' in call && call.responds.name ? [[call.responds.name, call.responds.response]] : [],
  )
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    security: [{ customer: [] }],
    paths,
    components: {
      securitySchemes: {
        customer: token('a customer session'),
        admin: token("an administrator's session"),
        staff: token("a crew member's session"),
      },
      responses: Object.fromEntries([...refused, ...named]),
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  } as Contract
}

/** The statuses by which a call may refuse. */
export function refusalStatuses(call: RestCall): readonly RefusalStatus[] {
  const { method, audience, limit, countsAttempts } = call
  const hasQuery =
    'reply' in call && call.body instanceof z.ZodObject && Object.keys(call.body.shape).length > 0
  return [
    ...(method === 'POST' || hasQuery ? [400 as const] : []),
    ...(audience === 'public' ? [] : [401 as const]),
    ...(method === 'POST' && (audience === 'customer' || audience === 'staff') ? [403 as const] : []),
    ...(limit || countsAttempts ? [429 as const] : []),
    503,
  ]
}

type SchemaOf = (shape: z.ZodType, io: 'input' | 'output') => Json

function operationOf(call: RestCall, schemaOf: SchemaOf): Operation {
  const { method, audience, summary, description } = call
  const [status, answered] = answeredBy(call, schemaOf)
  const refused = refusalStatuses(call).map((status) => [
    status,
    { $ref: `#/components/responses/${refusals[status].name}` },
  ])
  return {
    summary,
    ...(description && { description }),
    ...(audience === 'public' && { security: [] }),
    ...((audience === 'admin' || audience === 'staff') && { security: [{ [audience]: [] }] }),
    ...(method === 'GET' ? queryOf(call, schemaOf) : bodyOf(call, schemaOf)),
    responses: { [status]: answered, ...Object.fromEntries(refused) },
  }
}

function answeredBy(call: RestCall, schemaOf: SchemaOf): readonly [number, Json] {
  const jsonOf = (shape: z.ZodType) => ({ content: jsonContent(schemaOf(shape, 'output')) })
  if ('reply' in call) return [200, { description: call.returns, ...jsonOf(call.reply) }]
  const { status, name, response, json } = call.responds
  if (name !== undefined) return [status, { $ref: `#/components/responses/${name}` }]
  return [status, json ? { ...response, ...jsonOf(json) } : response]
}

function bodyOf({ body }: RestCall, schemaOf: SchemaOf): Json {
  const required = !body.safeParse(undefined).success
  return { requestBody: { required, content: jsonContent(schemaOf(body, 'input')) } }
}

function queryOf({ body }: RestCall, schemaOf: SchemaOf): Json {
  const { properties = {}, required = [] } = schemaOf(body, 'input') as {
    properties?: Json
    required?: readonly string[]
  }
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return parameters.length === 0 ? {} : { parameters }
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** zod's own JSON schema in the terms of OpenAPI. @param named collects the schemas that have a name, which are referred to by it */
function jsonSchema(shape: z.ZodType, io: 'input' | 'output', named: Record<string, Json>): Json {
  const made = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  const { $schema: _, $defs = {}, ...schema } = tidied(made) as Json
  Object.assign(named, $defs)
  return schema
}

const WIDEST = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, -2147483648, 2147483647]

/** The same, shortened: references below components, `null` as a type, and no bounds that only mean "an integer". */
function tidied(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(tidied)
  if (typeof part !== 'object' || part === null) return part
  const { minimum, maximum, pattern, $ref, ...rest } = part as Json
  const kept = Object.entries(rest).filter(
    ([key, value]) =>
      !(key === 'additionalProperties' && value === false) &&
      !(key === 'propertyNames' && 'type' in (value as Json)),
  )
  const node = Object.fromEntries(kept.map(([key, value]) => [key, tidied(value)])) as Json
  if (minimum !== undefined && !WIDEST.includes(minimum as number)) node.minimum = tidied(minimum)
  if (maximum !== undefined && !WIDEST.includes(maximum as number)) node.maximum = tidied(maximum)
  if (pattern !== undefined && typeof node.format !== 'string') node.pattern = tidied(pattern)
  if (typeof $ref === 'string') node.$ref = $ref.replace('#/$defs/', '#/components/schemas/')
  return withNull(withIntegers(node))
}

function withIntegers(node: Json): Json {
  const isWhole = node.type === 'number' && Array.isArray(node.enum) && node.enum.every(Number.isInteger)
  return isWhole ? { ...node, type: 'integer' } : node
}

/** `anyOf` something and null, as a type of both. */
function withNull({ anyOf, ...node }: Json): Json {
  if (!Array.isArray(anyOf)) return anyOf === undefined ? node : { ...node, anyOf }
  const [one, other] = anyOf as Json[]
  if (anyOf.length !== 2 || other?.type !== 'null' || typeof one?.type !== 'string') return { ...node, anyOf }
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {}
  return { ...one, ...values, type: [one.type, 'null'], ...node }
}

/** `schema/rest.yaml`: the contract of the documented calls as people read it. */
export function printContract(calls: readonly RestCall[]): string {
  const yaml = dump(openApiDocument(calls), { lineWidth: 140, noRefs: true })
  return `# Generated from the calls in server/api/**/*.rest.ts: npm run build:schema\n${yaml}`
}
