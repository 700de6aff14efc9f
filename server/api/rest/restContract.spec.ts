import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OrderAction } from '../../../schema/rules/enumerations.ts'
import { readContract } from './openApiPages.ts'
import type { RestCall } from './restCall.ts'
import { restCalls } from './restCalls.ts'

/** The routes and the hand-written contract say the same, in both directions. */

interface Shape {
  readonly $ref?: string
  readonly properties?: Record<string, unknown>
  readonly required?: readonly string[]
}
interface Operation {
  readonly security?: readonly Record<string, unknown>[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Shape } } }
}

const contract = (await readContract()) as unknown as {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Shape> }
}
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

function resolved(shape: Shape | undefined): Shape {
  const name = shape?.$ref?.split('/').at(-1)
  return (name === undefined ? shape : contract.components.schemas[name]) ?? {}
}

/** The fields a call takes by its contract: of its body, or of its query where it is read by GET. */
function documented({ parameters, requestBody }: Operation): Shape {
  if (parameters === undefined) return resolved(requestBody?.content['application/json'].schema)
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    properties: Object.fromEntries(query.map(({ name }) => [name, {}])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
  }
}

function taken(call: RestCall): Shape {
  return z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Shape
}

describe('the documented calls', () => {
  test('are all answered, and nothing undocumented is', () => {
    const named = (c: { method: string; path: string }) => `${c.method} ${c.path}`
    expect(restCalls.map(named).sort()).toEqual(operations.map(named).sort())
  })

  test.each(operations)('$method $path asks for the token that the contract names', ({ path, operation }) => {
    const call = restCalls.find((c) => c.path === path)
    const scheme =
      operation.security === undefined ? 'customer' : Object.keys(operation.security[0] ?? { public: [] })[0]
    expect(call?.audience).toBe(scheme)
  })

  test.each(operations)('$method $path takes exactly the documented fields', ({ path, operation }) => {
    const { properties, required } = documented(operation)
    const call = restCalls.find((c) => c.path === path)
    const body = call ? taken(call) : {}
    expect(Object.keys(body.properties ?? {}).sort()).toEqual(Object.keys(properties ?? {}).sort())
    expect([...(body.required ?? [])].sort()).toEqual([...(required ?? [])].sort())
  })

  test.each(operations)('$method $path may find a store away', ({ operation }) => {
    expect(operation.responses).toHaveProperty('503')
  })

  test('name every action that an order can tell of', () => {
    const { changedList } = contract.components.schemas.AdminOrder?.properties ?? {}
    expect(changedList).toMatchObject({
      items: { properties: { action: { enum: Object.values(OrderAction) } } },
    })
  })
})
