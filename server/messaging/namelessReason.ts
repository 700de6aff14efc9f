/**
 * Why a mail could not be sent, without a word of the mail server: it repeats the recipient, and logs are read where erasing somebody
 * does not reach (decision A20). The row keeps its words.
 */
export function namelessReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = answerIn(error) ?? answerIn(error.cause) ?? {}
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ')
}

interface Answer {
  readonly code?: unknown
  readonly responseCode?: unknown
}

function answerIn(error: unknown): Answer | undefined {
  return error instanceof Error && ('code' in error || 'responseCode' in error) ? error : undefined
}
