/**
 * Asks at most one at a time, and gives everybody the same answer for so long: however often it is asked, it costs the same.
 * @param forMs how long an answer is kept, in milliseconds
 * @param now milliseconds of a clock that only goes forward
 */
export function keptAnswer<T>(
  forMs: number,
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; until: number } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.answer
    const asking = { answer: ask(), until: Number.POSITIVE_INFINITY }
    kept = asking
    const end = (until: number) => () => {
      asking.until = until
    }
    asking.answer.then(() => end(now() + forMs)(), end(0))
    return asking.answer
  }
}
