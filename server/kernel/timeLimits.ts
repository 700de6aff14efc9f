/**
 * How long anything waits for the records, in milliseconds: one table, because the lines only make sense together. An API answers within
 * 8 s (decision K1); by then whatever it waits for has ended, and whoever keeps the records is either back or known to be away.
 */
export const TIME_LIMITS = {
  /** An API's last word, whatever happens behind it. */
  answerMs: 7_500,
  /** By then a command has an answer, a second before the API's last word, which could not say that something may have been written. */
  commandMs: 6_500,
  /** For so long a command is decided again when others were quicker (docs/adr/0007). */
  conflictMs: 5_000,
  /** For so long a command waits until nobody else in its process writes to its streams. */
  lockMs: 6_000,
  /** One sending of an append; the identical request is sent again until the command's time is over. */
  appendMs: 2_500,
  /** One page of events of PostgreSQL. */
  readMs: 4_000,
  /** For a connection to PostgreSQL, and between two tries to make one. */
  connectMs: 5_000,
  connectRetryMs: 200,
  /** How often records are asked whether they are there, and how long they may take to say so. */
  beatMs: 1_200,
  beatAnswerMs: 1_000,
  /** So many unanswered beats in a row, at most 5.8 s, and they count as away: an outage of up to 3.6 s goes unnoticed. */
  missedBeats: 4,
} as const

/** What a caller is told to wait before coming again, in seconds: about as long as it takes to notice that records are back. */
export const RETRY_AFTER_SECONDS = 3
