import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Reply } from './command.ts'

/** Why the last attempt did not do it; nothing while there is nothing to tell. It stays until the next answer. */
export function Problem({ reply }: { readonly reply: Reply | undefined }) {
  if (!reply) return null
  if (reply.failure === 'unanswered') return <NoAnswer />
  return (
    <Notice tone="warn" role="alert">
      {reply.userErrors[0]?.message}
    </Notice>
  )
}
