import type { FormReply } from '../../../forms/useServerForm.ts'

/** An answer whose errors are renamed to the form's own fields. */
export function inForm<Reply extends FormReply>(
  reply: Reply,
  spelling: Readonly<Record<string, string>>,
): Omit<Reply, 'userErrors'> & FormReply {
  const userErrors = reply.userErrors.map((refusal) => ({
    ...refusal,
    field: (refusal.field && spelling[refusal.field]) ?? refusal.field ?? null,
  }))
  return { ...reply, userErrors }
}
