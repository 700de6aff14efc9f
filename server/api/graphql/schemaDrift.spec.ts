import { readFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from './schema.ts'

const schema = await createSchema()

test('schema/schema.graphql says what the resolvers say (npm run build:schema writes it)', () => {
  const committed = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8')
  expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
})
