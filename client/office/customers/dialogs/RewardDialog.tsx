import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { rereadPage, sendOnce } from '../../../api/command/command.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { GrantOfficeRewardPointsDocument } from '../userCommands.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { UserDialogProps } from './dialogProps.ts'
import { NumberField } from './NumberField.tsx'

const resolver = fieldRules<{ amount: string }>(() => import('./rewardRules.ts'))

/** 'Add Reward Point': points free of charge (back-office document, sections 2 and 5; decision F12). */
export function RewardDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const formats = useFormats()
  const customerId = customer.id
  const { form, submit } = useServerForm<{ amount: string }>({
    defaultValues: { amount: '' },
    resolver,
    slot: `grant ${customerId}`,
    send: ({ amount }) =>
      sendOnce({
        mutation: GrantOfficeRewardPointsDocument,
        about: customerId,
        terms: { customerId, amount: Number(amount) },
        reread: rereadPage,
      }),
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeUsers.reward.title')}
      form={form}
      submit={submit}
      submitLabel={text('officeUsers.action.reward')}
      onClose={onClose}
    >
      <AboutCustomer customer={customer}>
        {text('officeUsers.reward.held', { points: formats.number(customer.rewardPoints) })}
      </AboutCustomer>
      <NumberField
        name="amount"
        label={text('officeUsers.reward.amount')}
        hint={text('officeUsers.reward.hint')}
        max={businessRules.largestGrant}
        step={500}
        isFirst
      />
    </EditDialog>
  )
}
