import { type Reply, sendCommand } from '../../../api/command/command.ts'
import { EndServiceDocument, ReportFailedVisitDocument, StartServiceDocument } from './queue.generated.ts'
import type { QueuedAction } from './queuedAction.ts'

/**
 * The outcome of an action. After `noAnswer` and `failed`, a server error over this action, it may have been carried out: it is sent again
 * with the same key.
 */
export type ActionOutcome =
  | { readonly kind: 'taken'; readonly message: string | undefined; readonly refetched: Promise<void> }
  | { readonly kind: 'refused'; readonly message: string; readonly refetched: Promise<void> }
  | { readonly kind: 'noAnswer' | 'failed' }

/** Sends an action once, under its key. */
export async function sendAction(action: QueuedAction): Promise<ActionOutcome> {
  const { failure, message, userErrors, refetched = Promise.resolve() } = await reply(action)
  const [refusal] = userErrors
  if (!refusal) return { kind: 'taken', message: message ?? undefined, refetched }
  if (!failure || finalCodes.has(refusal.code))
    return { kind: 'refused', message: refusal.message, refetched }
  return { kind: passingCodes.has(refusal.code) ? 'noAnswer' : 'failed' }
}

/** Temporary failures that concern every action: no connection, no session, too many calls, an unavailable server. */
const passingCodes: ReadonlySet<string> = new Set([
  ...['0', '408', '502', '503', '504', 'UNAVAILABLE', 'OUTCOME_UNKNOWN'],
  ...['401', 'UNAUTHENTICATED', '429', 'RATE_LIMITED'],
])

/** A refusal that no repetition would change; any other error concerns this action alone. */
const finalCodes: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'FORBIDDEN',
  '400',
  '403',
])

function reply({
  verb,
  key,
  orderNo,
  pressedAt,
  reason = 'Other',
  words = '',
}: QueuedAction): Promise<Reply> {
  const input = { key, orderNo, pressedAt }
  const context = { overlay: 'never' } as const
  if (verb === 'start') return sendCommand({ mutation: StartServiceDocument, variables: { input }, context })
  if (verb === 'end') return sendCommand({ mutation: EndServiceDocument, variables: { input }, context })
  const report = { ...input, reason, words }
  return sendCommand({ mutation: ReportFailedVisitDocument, variables: { input: report }, context })
}
