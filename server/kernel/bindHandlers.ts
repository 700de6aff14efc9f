/** Handlers without their first parameter, the context, which they were given once. */
export type BoundHandlers<Handlers> = {
  readonly [Name in keyof Handlers]: Handlers[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Outcome
    ? (...rest: Rest) => Outcome
    : never
}

/** Gives handlers what they work with, once for all their calls. */
export function bindHandlers<
  Context,
  Handlers extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(context: Context, handlers: Handlers): BoundHandlers<Handlers> {
  const bound = Object.entries(handlers).map(([name, handler]) => [name, handler.bind(undefined, context)])
  return Object.fromEntries(bound) as BoundHandlers<Handlers>
}
