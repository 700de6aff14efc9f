import { useRef, useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { VisitFailedReason } from '../../../api/schema.generated.ts'
import { cleanNote, noteLength } from '../../../domain/orders/noteLength.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { ChoiceSet, RadioCard } from '../../../ui/RadioCard.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { queueAction } from '../queue/offlineQueue.ts'

const reasons: readonly VisitFailedReason[] = ['NobodyHome', 'NoAccess', 'Weather', 'Other']
const most = businessRules.lengths.visitFailed

/** Reports that the crew came and could not work; it is sent like Start and End, also without a connection (decision X11). */
export function FailedVisitDialog({ job }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const close = useDialogHost()?.close
  const staffId = useSession('staff')?.user.staffId
  const area = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState<VisitFailedReason>()
  const [words, setWords] = useState('')
  const [attempt, setAttempt] = useState(0)
  const over = noteLength(words) - most
  const isMissing = reason === 'Other' && noteLength(words) === 0
  const fault =
    over > 0 ? text('crew.fail.long', { over }) : isMissing ? text('crew.fail.missing') : undefined
  const send = () => {
    setAttempt(attempt + 1)
    if (!reason || !staffId) return
    if (fault) return area.current?.focus()
    queueAction({ staffId, orderNo: job.orderNo, verb: 'fail', reason, words: cleanNote(words) })
    close?.()
  }
  return (
    <FormDialog
      title={text('crew.fail')}
      about={job.customerName}
      onClose={() => close?.()}
      onSubmit={send}
      cancelLabel={text('form.cancel')}
      submitLabel={text('crew.fail.send')}
    >
      <ChoiceSet
        isSmall
        legend={text('crew.fail.why')}
        problem={attempt > 0 && !reason ? text('crew.fail.choose') : undefined}
        attempt={attempt}
      >
        {reasons.map((each, index) => (
          <RadioCard
            key={each}
            name="reason"
            value={each}
            checked={reason === each}
            onChange={() => setReason(each)}
            {...(index === 0 && { 'data-autofocus': '' })}
          >
            {text('crew.reason', { reason: each })}
          </RadioCard>
        ))}
      </ChoiceSet>
      <Field
        label={text('crew.fail.words')}
        hint={text('crew.fail.hint', { max: most })}
        error={attempt > 0 ? fault : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
