import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../../format/addressText.ts'
import { typedNumber } from '../../../format/typedNumber.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { PriceLine, PriceLines } from '../../../ui/PriceLines.tsx'
import { ConfirmAddressDialog } from '../../parts/confirmAddress/ConfirmAddressDialog.tsx'
import {
  GrantOfficeRewardPointsDocument,
  SaveOfficeUserMemoDocument,
  SetOfficeUserTagDocument,
} from '../userCommands.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import { Box } from './RechargeSums.tsx'
import { grantedPoints } from './rechargeForm.ts'
import type { UserDialogProps } from './userDialog.ts'

/** The same dialog as on the orders. */
export function ConfirmDialog({ address }: { readonly address: SavedAddressFragment }) {
  return (
    <ConfirmAddressDialog
      addressId={address.id}
      address={`${streetLine(address)}, ${cityLine(address)}`}
      property={address.property}
    />
  )
}

/** 'Edit Memo': the office's note, which the customer sees only in the data file (decision A18). */
export function MemoDialog({ customer }: UserDialogProps) {
  const text = useText()
  const form = useCommandForm(SaveOfficeUserMemoDocument, {
    about: customer.id,
    defaultValues: { memo: customer.memo },
    variables: ({ memo }) => ({ input: { customerId: customer.id, memo } }),
    fieldOf: (field) => (field === 'newMemo' ? 'memo' : field),
  })
  return (
    <EditDialog title={text('officeUsers.memo.title')} form={form} submitLabel={text('office.save')}>
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
export function RewardDialog({ customer }: UserDialogProps) {
  const text = useText()
  const formats = useFormats()
  const { id: customerId, rewardPoints: held } = customer
  const form = useCommandForm(GrantOfficeRewardPointsDocument, {
    about: customerId,
    defaultValues: { amount: '' },
    resolver,
    terms: ({ amount }) => ({ customerId, amount: typedNumber(amount) }),
  })
  const amount = useWatch({ control: form.form.control, name: 'amount' })
  return (
    <EditDialog
      title={text('officeUsers.reward.title')}
      form={form}
      submitLabel={text('officeUsers.action.reward')}
    >
      <AboutCustomer customer={customer} />
      <NumberField
        name="amount"
        label={text('officeUsers.reward.amount')}
        hint={text('officeUsers.reward.hint')}
        max={businessRules.largestGrant}
        step={500}
        isFirst
      />
      <Box aria-live="polite">
        <PriceLines>
          <PriceLine label={text('officeUsers.reward.held')}>{formats.number(held)}</PriceLine>
          <PriceLine label={text('officeUsers.reward.then')}>
            {formats.number(held + (grantedPoints(amount) ?? 0))}
          </PriceLine>
        </PriceLines>
      </Box>
    </EditDialog>
  )
}

/** 'Edit Special Attr': a label without effect on prices (decision A18). */
export function TagDialog({ customer }: UserDialogProps) {
  const text = useText()
  const form = useCommandForm(SetOfficeUserTagDocument, {
    about: customer.id,
    defaultValues: { tag: customer.tag },
    variables: ({ tag }) => ({ input: { customerId: customer.id, tag } }),
    fieldOf: (field) => (field === 'specialAttr' ? 'tag' : field),
  })
  return (
    <EditDialog title={text('officeUsers.tag.title')} form={form} submitLabel={text('office.save')}>
      <AboutCustomer customer={customer} />
      <SelectField
        name="tag"
        label={text('officeUsers.tag.label')}
        hint={text('officeUsers.tag.hint')}
        data-autofocus=""
      >
        <option value="None">{text('specialAttribute.None')}</option>
        <option value="Vip">{text('specialAttribute.Vip')}</option>
      </SelectField>
    </EditDialog>
  )
}
