/** The same verbs without their first parameter, what they work with. */
export type BoundVerbs<Verbs> = {
  readonly [Name in keyof Verbs]: Verbs[Name] extends (context: never, ...rest: infer Rest) => infer Outcome
    ? (...rest: Rest) => Outcome
    : never
}

/** Gives a module's verbs what they work with, so that a caller brings a command and its input alone. */
export function bindVerbs<
  Context,
  Verbs extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(context: Context, verbs: Verbs): BoundVerbs<Verbs> {
  const bound = Object.entries(verbs).map(([name, verb]) => [name, verb.bind(undefined, context)])
  return Object.fromEntries(bound) as BoundVerbs<Verbs>
}
