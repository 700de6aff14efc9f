import * as typeGraphql from 'type-graphql'

export {
  Args,
  ArgsType,
  type ClassType,
  Ctx,
  Float,
  ID,
  InputType,
  Int,
  type MiddlewareFn,
  ObjectType,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql'

/** type-graphql's decorators; those of fields, arguments and operations take the text that explains them, so that none goes without. */

type TypeOf = NonNullable<Parameters<typeof typeGraphql.FieldResolver>[0]>

export interface PartOptions {
  readonly nullable?: true
  /** Its name in the schema, if it differs from the property's. */
  readonly name?: string
  readonly defaultValue?: unknown
}

/** Of a part that may be null, or left out. */
export const nullable = { nullable: true } as const

export const Field = (type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.Field(type, { ...options, description })

export const FieldResolver = (type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.FieldResolver(type, { ...options, description })

export const Query = (type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.Query(type, { ...options, description })

export const Mutation = (type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.Mutation(type, { ...options, description })

export const Arg = (name: string, type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.Arg(name, type, { ...options, description })
