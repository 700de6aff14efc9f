/** How far a customer is toward the next rank. */
export interface RankProgress {
  /** One decimal, 0 to 100: the bar. */
  readonly bar: number
  /** Whole, 0 to 100: the label. */
  readonly label: number
}

/**
 * Experience over the next rank's threshold (customer document section 9): one decimal on the bar, whole in the label, rounded
 * down so that 100 means "reached". Capped at the top rank, whose next threshold is its own (decision H3).
 */
export function rankProgress(experience: number, nextExperience: number): RankProgress {
  const share = nextExperience > 0 ? Math.min(1, Math.max(0, experience / nextExperience)) : 0
  return { bar: Math.floor(share * 1000) / 10, label: Math.floor(share * 100) }
}
