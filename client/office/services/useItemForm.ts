import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Outcome, Reply } from '../../api/command/command.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { inForm } from './itemForms.ts'
import type { ItemDialogProps } from './openedItem.ts'

interface ItemFormOptions<Values extends FieldValues, Given extends Outcome> {
  readonly dialog: ItemDialogProps
  readonly defaultValues: DefaultValues<Values>
  readonly resolver?: Resolver<Values>
  /** What the form calls the thing's name. */
  readonly nameField?: 'name' | 'itemName'
  readonly send: (values: Values) => Promise<Reply<Given> | undefined>
  /** As a form has it; for what is added. */
  readonly slot?: string
  /** The row that is given the focus afterwards. */
  readonly rowOf: (reply: Reply<Given>) => string | undefined
}

/**
 * A form of the catalogue: its message is shown as info, then the lists are read again (back-office document, section 2). Where somebody
 * was quicker they are read again too, what was typed stays, and sending it once more is meant (decision E14).
 */
export function useItemForm<Values extends FieldValues, Given extends Outcome = Outcome>(
  options: ItemFormOptions<Values, Given>,
) {
  const { dialog, nameField = 'name', send, rowOf, ...form } = options
  return useServerForm<Values, Reply<Given>>({
    ...form,
    kind: 'info',
    send: async (values) => {
      const reply = await send(values)
      if (reply?.failure === 'unanswered') void dialog.reread()
      if (reply?.userErrors.some(({ code }) => quicker.has(code))) await dialog.reread()
      return reply && { ...reply, userErrors: reply.userErrors.map((one) => inForm(one, nameField)) }
    },
    onDone: (reply) => dialog.onDone(rowOf(reply)),
  })
}

const quicker: ReadonlySet<string> = new Set<RejectionCode>([
  RejectionCode.BUSY,
  RejectionCode.NOT_FOUND,
  RejectionCode.SERVICE_DISABLED,
])
