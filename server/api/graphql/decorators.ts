import * as typeGraphql from 'type-graphql'

export {
  Args,
  ArgsType,
  type ClassType,
  Ctx,
  Extensions,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  Resolver,
  Root,
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
  // graphql's own resolver reads the property, where type-graphql's would do it in three steps
  typeGraphql.Field(type, { ...options, description, simple: options.name === undefined })

/** What a resolver returns for a type of the schema. */
type Shown<Type> = Type extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : Type extends abstract new (
        ...args: never[]
      ) => infer Instance
    ? Instance
    : unknown

type Result<Type, Options> =
  | Shown<Type>
  | (Options extends { readonly nullable: true } ? null | undefined : never)

/** Decorates a method that returns what the schema says. */
type Resolving<Value> = <Method extends (...args: never[]) => Value | Promise<Value>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void

function resolving(decorator: typeof typeGraphql.Query) {
  return <Type, Options extends PartOptions = object>(
    type: () => Type,
    description: string,
    options?: Options,
  ) => decorator(type as TypeOf, { ...options, description }) as Resolving<Result<Type, Options>>
}

export const FieldResolver = resolving(typeGraphql.FieldResolver)
export const Query = resolving(typeGraphql.Query)
export const Mutation = resolving(typeGraphql.Mutation)

export const Arg = (name: string, type: TypeOf, description: string, options: PartOptions = {}) =>
  typeGraphql.Arg(name, type, { ...options, description })
