/**
 * Experience over the next rank's threshold (back-office document section 9), in tenths of a percent, rounded down so that 100.0 % means
 * "reached"; 1000 at most, which it is at the top rank, whose next threshold is its own (decision H3).
 */
export function expShare({
  experience,
  nextExperience,
}: {
  readonly experience: number
  readonly nextExperience: number
}): number {
  if (nextExperience <= 0) return 0
  return Math.min(1000, Math.max(0, Math.floor((experience * 1000) / nextExperience)))
}
