import { useMutation } from '@apollo/client/react'
import { TextAreaField } from '../../../../forms/TextAreaField.tsx'
import { AddOfficeInstructionsDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { cleanNote } from '../../../../parts/orders/noteLength.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import type { OrderDialogProps } from '../orderDialog.ts'
import { useOrderForm } from '../useOrderForm.ts'
import { OrderBrief } from './OrderBrief.tsx'

/** A note for the crew, up to 500 characters, until service starts (decision E11). */
export function NoteDialog({ order, onClose, settle }: OrderDialogProps) {
  const text = useText()
  const [add] = useMutation(AddOfficeInstructionsDocument)
  const { form, submit } = useOrderForm<{ text: string }>({
    defaultValues: { text: '' },
    send: async (values, key) => {
      const input = { key, orderNo: order.order.orderNo, text: cleanNote(values.text) }
      return (await add({ variables: { input } })).data?.outcome
    },
    onClose,
    settle,
  })
  return (
    <EditDialog
      title={text('officeOrders.action.addNote')}
      form={form}
      submit={submit}
      submitLabel={text('officeOrders.note.submit')}
      onClose={onClose}
    >
      <OrderBrief order={order} />
      <TextAreaField
        name="text"
        label={text('officeOrders.note.label')}
        hint={text('officeOrders.note.hint')}
        rows={4}
        data-autofocus=""
      />
    </EditDialog>
  )
}
