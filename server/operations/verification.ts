/** Something that must hold over everything the product has stored. */
export interface Invariant {
  /** As a sentence that is true when it holds. */
  readonly name: string
  /** Everything that contradicts it, in sentences. */
  faults(): Promise<readonly string[]>
}

const LONGEST_LIST = 20

/**
 * Checks every invariant and tells each result in a line, followed by what contradicts it. One that cannot be checked does not hold.
 * @param tell takes one line
 * @returns the exit code: 0 when all hold
 */
export async function verify(
  invariants: readonly Invariant[],
  tell: (line: string) => void,
): Promise<number> {
  let broken = 0
  for (const { name, faults } of invariants) {
    const found = await faults().catch((error: unknown) => [`could not be checked: ${String(error)}`])
    if (found.length) broken += 1
    tell(`${found.length ? 'FAILS' : 'holds'}  ${name}`)
    for (const fault of found.slice(0, LONGEST_LIST)) tell(`       ${fault}`)
    if (found.length > LONGEST_LIST) tell(`       and ${found.length - LONGEST_LIST} more`)
  }
  tell(`${invariants.length - broken} invariants hold, ${broken} fail`)
  return broken ? 1 : 0
}
