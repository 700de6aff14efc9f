import { readFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from './schema.ts'

const schema = await createSchema()

test('schema/schema.graphql says what the resolvers say (npm run build:schema writes it)', () => {
  const committed = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8')
  expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
})

test('every type, field, argument and enumeration is described', () => {
  const silent = Object.values(schema.getTypeMap())
    .filter(
      ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
    )
    .flatMap((type) => [
      ...(type.description || ['Query', 'Mutation', 'Subscription'].includes(type.name) ? [] : [type.name]),
      ...('getFields' in type
        ? Object.values(type.getFields()).flatMap((field) =>
            field.description ? [] : [`${type.name}.${field.name}`],
          )
        : []),
    ])
  expect(silent).toEqual([])
})
