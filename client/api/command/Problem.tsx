import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Failed } from './useCommand.ts'

/** Why the last attempt failed, until the next answer; nothing without a problem. */
export function Problem({ reply }: { readonly reply: Failed | undefined }) {
  if (!reply) return null
  const isUnconfirmed = reply.failure === 'unanswered'
  const words = reply.fault ?? (isUnconfirmed ? undefined : reply.userErrors[0]?.message)
  return (
    <>
      {isUnconfirmed && <NoAnswer />}
      {words && (
        <Notice tone="warn" role="alert">
          {words}
        </Notice>
      )}
    </>
  )
}
