import type { Reply } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'

interface SeriesFormOptions<Chosen> {
  /** The name under which a sent choice is kept until its answer. */
  readonly about: string
  /** The fields that show their own refusals. */
  readonly fields: readonly string[]
  readonly send: (chosen: Chosen) => Promise<Reply>
}

/** A dialog about a series whose choices the server checks: each refusal is at its field, all others above the form. */
export function useSeriesForm<Chosen>({ about, fields, send }: SeriesFormOptions<Chosen>) {
  const host = useDialogHost()
  const close = () => host?.close()
  const { failed, ...command } = useCommand(send, { about, onDone: close })
  const [refusal] = failed?.userErrors ?? []
  const isAtField = !failed?.failure && fields.includes(refusal?.field ?? '')
  return {
    ...command,
    close,
    problem: isAtField ? undefined : failed,
    errorAt: (field: string) => (isAtField && refusal?.field === field ? refusal.message : undefined),
  }
}
