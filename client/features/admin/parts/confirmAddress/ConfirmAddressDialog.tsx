import { useMutation } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import { ConfirmCustomerAddressDocument } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { PropertyFields } from '../../../../parts/address/PropertyFields.tsx'
import {
  type PropertyFormValues,
  propertyFormOf,
  propertyInputOf,
} from '../../../../parts/address/propertyForm.ts'
import type { PropertyFacts } from '../../../../parts/address/propertyTexts.ts'
import { EditDialog } from '../EditDialog.tsx'

interface ConfirmAddressDialogProps {
  readonly addressId: string
  /** The address on one line, to know which one it is. */
  readonly address: string
  /** What is known of the property until now. */
  readonly property: PropertyFacts
  readonly onClose: () => void
  /** After it was confirmed; the server's message has been shown. */
  readonly onConfirmed: () => void
  readonly finalFocus?: () => HTMLElement | null
}

/**
 * 'Confirm Address': what the office found on site, filled in with what the customer told (back-office document section 2, decision B7).
 * Needs the text parts `address` and `lookups`.
 */
export function ConfirmAddressDialog(props: ConfirmAddressDialogProps) {
  const { addressId, address, property, onClose, onConfirmed, finalFocus } = props
  const text = useText()
  const [confirm] = useMutation(ConfirmCustomerAddressDocument)
  const { form, submit } = useServerForm<PropertyFormValues>({
    defaultValues: propertyFormOf(property),
    send: async (values) => {
      const input = { addressId, property: propertyInputOf(values) }
      const reply = await confirm({ variables: { input } }).catch(() => undefined)
      return reply?.data?.confirmCustomerAddress
    },
    onDone: () => {
      onClose()
      onConfirmed()
    },
  })
  return (
    <EditDialog
      title={text('office.confirmAddress.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.confirmAddress.submit')}
      onClose={onClose}
      {...(finalFocus && { finalFocus })}
    >
      <chakra.p textStyle="t14" color="muted" mt="-2">
        {text('office.confirmAddress.about', { address })}
      </chakra.p>
      <PropertyFields known={property} />
    </EditDialog>
  )
}
