import { type RefObject, useEffect, useRef } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { DisputeReason } from '../../api/schema.generated.ts'
import { cleanNote } from '../../domain/orders/noteLength.ts'
import { CountedArea } from '../../forms/CountedField.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { FormGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { ReportProblemDocument } from './orders.generated.ts'

export interface Problem {
  readonly reason: DisputeReason
  readonly words: string
}

const resolver = fieldRules<Problem>(() => import('./reportRules.ts'))

const FORM = 'report-form'

interface ReportDialogProps {
  readonly orderNo: string
  /** Keeps the input while the dialog is closed. */
  readonly draft: RefObject<Problem | undefined>
  /** Shows the page's answer to the report; it gets the focus. */
  readonly showAnswer: () => HTMLElement | null
}

/** A customer reports a problem with a completed order, and reads what happens then (decision X1). */
export function ReportDialog({ orderNo, draft, showAnswer }: ReportDialogProps) {
  const text = useText()
  const host = useDialogHost()
  const isDone = useRef(false)
  const { form, submit } = useCommandForm(ReportProblemDocument, {
    about: orderNo,
    defaultValues: draft.current ?? ({ reason: 'Quality', words: '' } as Problem),
    resolver,
    terms: ({ reason, words }) => ({ orderNo, reason, words: cleanNote(words) }),
    onDone: () => {
      isDone.current = true
      host?.close()
    },
  })
  const { getValues } = form
  useEffect(
    () => () => {
      draft.current = getValues()
    },
    [draft, getValues],
  )
  const { isSubmitting } = form.formState
  return (
    <Dialog
      title={text('orders.problem')}
      closesOutside={false}
      // the opener is gone once the problem is reported
      finalFocus={() => (isDone.current ? showAnswer() : null)}
      footer={
        <DialogButtons
          cancelLabel={text('form.cancel')}
          submitLabel={text('orders.problem.submit')}
          form={FORM}
          isSending={isSubmitting}
        />
      }
    >
      <ServerForm form={form} submit={submit} id={FORM}>
        <SelectField name="reason" label={text('orders.problem.reason')}>
          <option value="Quality">{text('orders.problem.Quality')}</option>
          <option value="Charge">{text('orders.problem.Charge')}</option>
        </SelectField>
        <CountedArea
          name="words"
          limit={businessRules.lengths.text}
          label={text('orders.problem.words')}
          hint={text('orders.problem.hint')}
          rows={5}
          data-autofocus=""
        />
        <Muted>{text('orders.problem.expect', { days: businessRules.dispute.answerBusinessDays })}</Muted>
        <FormGuard isDone={isSubmitting} isInDialog />
      </ServerForm>
    </Dialog>
  )
}
