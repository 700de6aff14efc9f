import { Field, type MiddlewareFn, nullable, UseMiddleware } from './decorators.ts'

/** A nullable field that is null for undefined, 0 and an empty text. */
export function StatedField(type: () => object, description: string): PropertyDecorator {
  return (target, property) => {
    Field(type, description, nullable)(target, property)
    UseMiddleware(orNull)(target, property)
  }
}

const orNull: MiddlewareFn = async (_, next) => (await next()) || null
