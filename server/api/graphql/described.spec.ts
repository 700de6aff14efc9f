import 'reflect-metadata'
import { type GraphQLArgument, type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from './schema.ts'

/** The roots are what they are; scalars describe themselves. */
const SELF_EXPLAINING = new Set([
  'Query',
  'Mutation',
  'Subscription',
  'String',
  'Int',
  'Float',
  'Boolean',
  'ID',
])

/** Every name in the schema that nobody explains. */
function undescribed(schema: GraphQLSchema): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  return types.flatMap((type) => [
    ...(type.description || SELF_EXPLAINING.has(type.name) ? [] : [type.name]),
    ...(isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => [
          ...(field.description ? [] : [`${type.name}.${field.name}`]),
          ...('args' in field ? (field.args as readonly GraphQLArgument[]) : []).flatMap((arg) =>
            arg.description ? [] : [`${type.name}.${field.name}(${arg.name})`],
          ),
        ])
      : []),
  ])
}

it('explains every type, field and argument', async () => {
  expect(undescribed(await createSchema())).toEqual([])
})
