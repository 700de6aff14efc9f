import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import type { Outcome, Reply } from '../../api/command/command.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { inForm } from './itemForms.ts'
import type { ItemDialogProps } from './openedItem.ts'

interface ItemFormOptions<Values extends FieldValues, Given extends Outcome> {
  readonly dialog: ItemDialogProps
  readonly defaultValues: DefaultValues<Values>
  readonly resolver?: Resolver<Values>
  /** The form's field for the item's name. */
  readonly nameField?: 'name' | 'itemName'
  readonly send: (values: Values) => Promise<Reply<Given> | undefined>
  /** The form's values; for a new item. */
  readonly slot?: string
  /** The row to focus afterwards. */
  readonly rowOf: (reply: Reply<Given>) => string | undefined
}

/** A form of the catalogue: its message is shown as info (back-office document, section 2), and what was typed stays through a refusal. */
export function useItemForm<Values extends FieldValues, Given extends Outcome = Outcome>(
  options: ItemFormOptions<Values, Given>,
) {
  const { dialog, nameField = 'name', send, rowOf, ...form } = options
  return useServerForm<Values, Reply<Given>>({
    ...form,
    kind: 'info',
    send: async (values) => {
      const reply = await send(values)
      return reply && { ...reply, userErrors: reply.userErrors.map((one) => inForm(one, nameField)) }
    },
    onDone: (reply) => dialog.onDone(rowOf(reply)),
  })
}
