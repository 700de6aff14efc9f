/**
 * Time limits of waits for the stores, in milliseconds. They are one table because they depend on each other: an API answers within 8 s
 * (decision K1), so every wait must end before, and a store must be back or known to be away by then.
 */
export const TIME_LIMITS = {
  /** An API's last word, whatever happens behind it. */
  answerMs: 7_500,
  /** By then a command has an answer, a second before the API's last word, which could not say that something may have been written. */
  commandMs: 6_500,
  /** For so long a command is decided again when others were quicker (docs/adr/0007). */
  conflictMs: 5_000,
  /** The wait of a command for other commands of its process on the same streams. */
  lockMs: 6_000,
  /** One sending of an append; the identical request is sent again until the command's time is over. */
  appendMs: 2_500,
  /** One page of events of PostgreSQL. */
  readMs: 4_000,
  /** For a connection to PostgreSQL, and between two tries to make one. */
  connectMs: 5_000,
  connectRetryMs: 200,
  /** The interval and time limit of probes of a store. */
  beatMs: 1_200,
  beatAnswerMs: 1_000,
  /** So many unanswered beats in a row, at most 5.8 s, and they count as away: an outage of up to 3.6 s goes unnoticed. */
  missedBeats: 4,
} as const

/** Retry-After in seconds: about the time needed to notice that a store is back. */
export const RETRY_AFTER_SECONDS = 3
