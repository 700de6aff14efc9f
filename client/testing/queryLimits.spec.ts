import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  validate,
} from 'graphql'
import { expect, it } from 'vitest'
import { MOST_COST, queryCost, queryLimits } from '../../server/api/limits/queryLimits.ts'

/** The app asks for nothing that the server's own limits refuse. */

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
const generated = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true })
const documents = Object.values(generated)
  .flatMap((file) => Object.values(file))
  .filter(isDocument)
  .flatMap((document) => {
    const [operation] = document.definitions.filter(isOperation)
    return operation ? [{ name: operation.name?.value ?? '', document, operation }] : []
  })

it('has documents to look at', () => {
  expect(documents.length).toBeGreaterThan(100)
})

it.each(documents)('$name keeps within the limits of depth and width', ({ document }) => {
  const { validationRules } = queryLimits(true)
  expect(validate(schema, document, validationRules).map(({ message }) => message)).toEqual([])
})

it('costs no more than the server gives, however long its pages are', () => {
  const costs = documents.map(({ name, document, operation }) => ({
    name,
    cost: queryCost({ schema, document, variables: longestPages(operation) }),
  }))
  const [dearest] = costs.toSorted((a, b) => b.cost - a.cost)
  expect(dearest?.cost).toBeGreaterThan(1_000)
  expect(costs.filter(({ cost }) => cost > MOST_COST / 2)).toEqual([])
})

/** Values for what an operation must be given, with pages as long as its lists allow to the app. */
function longestPages({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => {
      const isLength = name.value === 'first' || name.value === 'pageSize'
      return [name.value, isLength ? 100 : sampleOf(typeFromAST(schema, type) as GraphQLInputType)]
    }),
  )
}

function sampleOf(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined
  const { ofType } = type
  if (isListType(ofType)) return []
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name
  if (!isInputObjectType(ofType)) return { Int: 1, Float: 1, Boolean: true }[String(ofType)] ?? 'text'
  const fields = Object.values(ofType.getFields())
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]))
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
}

function isOperation(definition: { readonly kind: string }): definition is OperationDefinitionNode {
  return definition.kind === 'OperationDefinition'
}
