import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Move } from './useMove.ts'

/** Asks for the outcome of a move without an answer by sending it once more; nothing without one. */
export function AskAgain({ move }: { readonly move: Move }) {
  const text = useText()
  const { again, isSending } = move
  if (!again) return null
  return (
    <Button look="primary" disabled={isSending} onClick={() => void again()}>
      {isSending && <Spinner />}
      {text('error.tryAgain')}
    </Button>
  )
}
