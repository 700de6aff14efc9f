import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { FieldGrid } from '../../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../../forms/CheckField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextAreaField } from '../../../forms/TextAreaField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { UserDialogProps } from './dialogProps.ts'
import { NumberField } from './NumberField.tsx'
import { RechargeSums } from './RechargeSums.tsx'
import { paymentMethods } from './rechargeForm.ts'
import { useRecharge } from './useRecharge.ts'

/** 'Confirm Recharge': the sums are shown before anything is booked (back-office document, sections 2 and 5; decision F10). */
export function RechargeDialog({ customer, onClose }: UserDialogProps) {
  const text = useText()
  const { form, submit, quote, isRepeat, canSend } = useRecharge(customer.id, onClose)
  return (
    <EditDialog
      title={text('officeUsers.recharge.title')}
      form={form}
      submit={submit}
      submitLabel={text('officeUsers.action.recharge')}
      isHeldBack={!canSend}
      onClose={onClose}
    >
      <AboutCustomer customer={customer} />
      <FieldGrid columns={2}>
        <NumberField
          name="amount"
          label={text('officeUsers.recharge.amount')}
          max={businessRules.recharge.largestCents / 100}
          step={50}
          isFirst
        />
        <SelectField name="method" label={text('histories.sheet.method')}>
          <option value="">{text('officeUsers.recharge.method.choose')}</option>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {text('histories.method', { method })}
            </option>
          ))}
        </SelectField>
        <NumberField name="rewardPercent" label={text('officeUsers.recharge.percent')} max={100} step={1} />
      </FieldGrid>
      <TextAreaField
        name="comment"
        label={text('officeUsers.recharge.comment')}
        hint={text('officeUsers.recharge.comment.hint')}
        rows={2}
        minHeight="4rem"
      />
      <RechargeSums quote={quote} />
      {isRepeat && (
        <Notice tone="warn">
          <p>{text('officeUsers.recharge.repeat')}</p>
          <CheckField name="confirmRepeat">{text('officeUsers.recharge.repeat.meant')}</CheckField>
        </Notice>
      )}
    </EditDialog>
  )
}
