/** How far a customer is toward the next rank. */
export interface RankProgress {
  /** One decimal, 0 to 100: the bar, and the office's figure. */
  readonly bar: number
  /** Whole, 0 to 100: the label. */
  readonly label: number
}

/**
 * Experience over the next rank's threshold (customer document section 9): one decimal on the bar, whole in the label, both half up and
 * never 100 before the step (decision L7). Capped at the top rank, whose next threshold is its own (decision H3).
 */
export function rankProgress(experience: number, nextExperience: number): RankProgress {
  if (experience >= nextExperience) return { bar: 100, label: 100 }
  const share = (steps: number) => Math.min(steps - 1, Math.round((experience / nextExperience) * steps))
  return { bar: share(1000) / 10, label: share(100) }
}
