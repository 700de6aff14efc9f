import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sendCommand, sendOnce } from '../../../api/command/command.ts'
import type { CustomerTag } from '../../../api/schema.generated.ts'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../../format/addressText.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { ConfirmAddressDialog } from '../../parts/confirmAddress/ConfirmAddressDialog.tsx'
import { EditDialog } from '../../parts/EditDialog.tsx'
import {
  GrantOfficeRewardPointsDocument,
  SaveOfficeUserMemoDocument,
  SetOfficeUserTagDocument,
} from '../userCommands.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import type { AskDialog, AskedDialog, UserDialogProps } from './askedDialog.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { inForm } from './formReplies.ts'
import { RechargeDialog } from './RechargeDialog.tsx'
import { ReverseDialog } from './ReverseDialog.tsx'

interface OpenedDialogProps {
  readonly asked: AskedDialog
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
  readonly onClose: () => void
}

/** The open dialog. */
export function OpenedDialog({ asked, customer, ask, onClose }: OpenedDialogProps) {
  const props = { customer, onClose }
  switch (asked.name) {
    case 'recharge':
      return <RechargeDialog {...props} />
    case 'reward':
      return <RewardDialog {...props} />
    case 'tag':
      return <TagDialog {...props} />
    case 'memo':
      return <MemoDialog {...props} />
    case 'erase':
      return <EraseDialog {...props} />
    case 'address':
      return <AddressDialog key={asked.address?.id} {...props} address={asked.address} ask={ask} />
    case 'confirm':
      return <Confirm address={asked.address} onClose={onClose} />
    case 'reverse':
      return <ReverseDialog {...props} payment={asked.payment} />
  }
}

interface ConfirmProps {
  readonly address: SavedAddressFragment
  readonly onClose: () => void
}

/** The same dialog as on the orders; afterwards the page is refetched. */
function Confirm({ address, onClose }: ConfirmProps) {
  return (
    <ConfirmAddressDialog
      addressId={address.id}
      address={`${streetLine(address)}, ${cityLine(address)}`}
      property={address.property}
      onClose={onClose}
    />
  )
}

/** 'Edit Memo': the office's note, which the customer sees only in the data file (decision A18). */
function MemoDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const { form, submit } = useServerForm<{ memo: string }>({
    about: `memo of ${customer.id}`,
    defaultValues: { memo: customer.memo },
    send: async ({ memo }) => {
      const variables = { input: { customerId: customer.id, memo } }
      const save = { mutation: SaveOfficeUserMemoDocument, variables }
      return inForm(await sendCommand(save), { newMemo: 'memo' })
    },
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeUsers.memo.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={onClose}
    >
      <AboutCustomer customer={customer} />
      <CountedArea
        name="memo"
        limit={businessRules.lengths.memo}
        label={text('officeUsers.basic.memo')}
        hint={text('officeUsers.memo.hint', { max: businessRules.lengths.memo })}
        rows={6}
        data-autofocus=""
      />
    </EditDialog>
  )
}

const resolver = fieldRules<{ amount: string }>(async () => (await import('./moneyRules.ts')).rewardRules)

/** 'Add Reward Point': points free of charge (back-office document, sections 2 and 5; decision F12). */
function RewardDialog({ customer, onClose }: UserDialogProps) {
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
        terms: { customerId, amount: typedNumber(amount) },
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

/** 'Edit Special Attr': a label without effect on prices (decision A18). */
function TagDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const { form, submit } = useServerForm<{ tag: CustomerTag }>({
    about: `tag of ${customer.id}`,
    defaultValues: { tag: customer.tag },
    send: async ({ tag }) => {
      const variables = { input: { customerId: customer.id, tag } }
      const set = { mutation: SetOfficeUserTagDocument, variables }
      return inForm(await sendCommand(set), { specialAttr: 'tag' })
    },
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('officeUsers.tag.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={onClose}
    >
      <AboutCustomer customer={customer} />
      <SelectField
        name="tag"
        label={text('officeUsers.tag.label')}
        hint={text('officeUsers.tag.hint')}
        data-autofocus=""
      >
        <option value="None">{text('specialAttribute.0')}</option>
        <option value="Vip">{text('specialAttribute.1')}</option>
      </SelectField>
    </EditDialog>
  )
}
