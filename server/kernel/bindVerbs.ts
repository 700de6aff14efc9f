/** The same verbs without their first parameter, the dependencies. */
export type BoundVerbs<Verbs> = {
  readonly [Name in keyof Verbs]: Verbs[Name] extends (context: never, ...rest: infer Rest) => infer Outcome
    ? (...rest: Rest) => Outcome
    : never
}

/** Binds a module's verbs to their dependencies, so callers pass only a command and its input. */
export function bindVerbs<
  Context,
  Verbs extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(context: Context, verbs: Verbs): BoundVerbs<Verbs> {
  const bound = Object.entries(verbs).map(([name, verb]) => [name, verb.bind(undefined, context)])
  return Object.fromEntries(bound) as BoundVerbs<Verbs>
}
