import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { serverNow } from '../../../format/serverClock.ts'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { customerName } from '../customerWords.tsx'
import { erasureHindrances, Hindrances } from '../Hindrances.tsx'
import { EraseOfficeUserDocument } from '../userCommands.generated.ts'
import type { ErasureStandingFragment, OfficeUserRowFragment } from '../users.generated.ts'

interface EraseDialogProps {
  readonly customer: OfficeUserRowFragment & ErasureStandingFragment
}

/** Explains erasure and what prevents it; the customer's number must be typed first, because it cannot be undone (decision A20). */
export function EraseDialog({ customer }: EraseDialogProps) {
  const text = useText()
  const form = useErasing(customer)
  const { userNo } = customer
  const isHindered = erasureHindrances(customer, serverNow()).length > 0
  return (
    <EditDialog
      title={text('officeUsers.action.erase')}
      form={form}
      submitLabel={text('officeUsers.action.erase')}
      isDestructive
      isSubmitDisabled={isHindered}
    >
      <p>{text('officeUsers.erase.what', { name: customerName(text, customer), userNo })}</p>
      <Stack as="ul" ps="5" gap="1" textStyle="t14" color="muted" listStyleType="disc">
        <li>{text('officeUsers.erase.goes')}</li>
        <li>{text('officeUsers.erase.stays', { years: businessRules.taxRecords.years })}</li>
        <li>{text('officeUsers.erase.points')}</li>
      </Stack>
      {isHindered && (
        <Notice tone="warn">
          <p>{text('officeUsers.erase.before', { hours: businessRules.erasure.waitHours })}</p>
          <Hindrances customer={customer} />
        </Notice>
      )}
      {!isHindered && (
        <TextField
          name="typed"
          label={text('officeUsers.erase.type', { userNo })}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </EditDialog>
  )
}

function useErasing({ id, userNo }: OfficeUserRowFragment) {
  return useCommandForm(EraseOfficeUserDocument, {
    about: id,
    defaultValues: { typed: '' },
    resolver: fieldRules(async () => (await import('./eraseRules.ts')).eraseRules(userNo)),
    variables: () => ({ customerId: id }),
  })
}
