import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, type OperationDefinitionNode, validate } from 'graphql'
import { expect, it } from 'vitest'
import { queryLimits } from '../../server/graphql/queryLimits.ts'
import * as generated from '../gql/graphql.ts'

/** The app asks for nothing that the server's own limits refuse. */

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
const documents = Object.values(generated)
  .filter(isDocument)
  .flatMap((document) => {
    const [operation] = document.definitions.filter(isOperation)
    return operation ? [{ name: operation.name?.value ?? '', document }] : []
  })

it('has documents to look at', () => {
  expect(documents.length).toBeGreaterThan(100)
})

it.each(documents)('$name keeps within the limits of depth, width and cost', ({ document }) => {
  const { validationRules } = queryLimits(true)
  expect(validate(schema, document, validationRules).map(({ message }) => message)).toEqual([])
})

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
}

function isOperation(definition: { readonly kind: string }): definition is OperationDefinitionNode {
  return definition.kind === 'OperationDefinition'
}
