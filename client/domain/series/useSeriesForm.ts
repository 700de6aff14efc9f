import type { Reply } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.ts'

interface SeriesFormOptions {
  /** The name under which a sent choice is kept until its answer. */
  readonly slot: string
  /** The fields that show their own refusals. */
  readonly fields: readonly string[]
  readonly onDone: () => void
}

/** A dialog about a series whose choices the server checks: each refusal is at its field, all others above the form. */
export function useSeriesForm<Chosen>({ slot, fields, onDone }: SeriesFormOptions) {
  const { run, isSending, failed, forget, chosen } = useCommand<Chosen>({ slot })
  const [refusal] = failed?.userErrors ?? []
  const isAtField = !failed?.failure && fields.includes(refusal?.field ?? '')
  const submit = async (send: () => Promise<Reply>, choice: Chosen) => {
    const reply = await run(send, choice)
    if (reply?.userErrors.length === 0) onDone()
  }
  return {
    submit,
    isSending,
    /** Clears a refusal, because a choice changed. */
    forget,
    /** The choice of an attempt without an answer. */
    chosen,
    problem: isAtField ? undefined : failed,
    errorAt: (field: string) => (isAtField && refusal?.field === field ? refusal.message : undefined),
  }
}
