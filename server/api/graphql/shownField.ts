import { type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions, Field, type PartOptions } from './decorators.ts'
import type { GraphqlContext } from './graphqlContext.ts'

type Show = (value: never, context: GraphqlContext) => unknown

/**
 * A field that the schema shows otherwise than its class holds it. Pages have hundreds of them, so they are shown at once: a middleware of
 * type-graphql would make promises of each.
 */
export function ShownField(
  type: () => object,
  description: string,
  { show, ...options }: PartOptions & { readonly show: Show },
): PropertyDecorator {
  return (target, property) => {
    Field(type, description, options)(target, property)
    const shown = (root: never, _args: object, context: GraphqlContext) => show(root[property], context)
    Extensions({ shown })(target, property)
  }
}

/** Makes shown fields of those that say so. */
export function showFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : [])
      if (typeof field.extensions.shown === 'function')
        field.resolve = field.extensions.shown as typeof field.resolve
  return schema
}
