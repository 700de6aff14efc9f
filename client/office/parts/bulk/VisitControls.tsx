import { useIntl } from 'react-intl'
import { arrivalTimes } from '../../../../schema/rules/bookingCalendar.ts'
import { Slot } from '../../../../schema/rules/enumerations.ts'
import { writeTime } from '../../../format/businessDates.ts'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { groupName } from '../groupName.ts'
import { SmallInput, SmallSelect } from '../smallControls.tsx'
import type { VisitProposalQuery } from './bulk.generated.ts'
import type { LineResult } from './runLines.ts'
import type { BusyWords } from './useBusyWords.ts'
import type { Visit, VisitEdit } from './visitEdits.ts'

interface VisitControlsProps {
  readonly visit: Visit
  readonly edit: VisitEdit
  readonly result: LineResult | undefined
  readonly isMoving: boolean
  readonly groups: VisitProposalQuery['visitProposal']['groups']
  readonly busyWords: ReturnType<BusyWords>
  readonly isFixed: boolean
  readonly onChange: (change: Partial<VisitEdit>) => void
}

const times = [...arrivalTimes(Slot.Morning), ...arrivalTimes(Slot.Afternoon)]

/** Crew of a visit and, if it moves, day and hour; busy crews say why. */
export function VisitControls(props: VisitControlsProps) {
  const { visit, edit, result, isMoving, groups, busyWords, isFixed, onChange } = props
  const text = useText()
  const intl = useIntl()
  const today = useToday()
  const { orderNo } = visit.order
  const wantsAnyway =
    edit.evenIfBusy || (result?.state === 'refused' && result.refusal.code === 'CREW_BUSY_ELSEWHERE')
  return (
    <>
      {isMoving && (
        <SmallInput
          type="date"
          flex="1 1 8rem"
          aria-label={text('officeBulk.to.of', { orderNo })}
          value={edit.date}
          min={today}
          disabled={isFixed}
          onChange={({ target }) => target.value && onChange({ date: target.value })}
        />
      )}
      {isMoving && edit.time !== null && (
        <SmallSelect
          flex="1 1 7.25rem"
          aria-label={text('officeBulk.time.of', { orderNo })}
          value={edit.time}
          disabled={isFixed}
          onChange={({ target }) => onChange({ time: target.value })}
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {writeTime(intl, time)}
            </option>
          ))}
        </SmallSelect>
      )}
      <SmallSelect
        flex="1 1 7rem"
        aria-label={text('officeBulk.crew.of', { orderNo })}
        value={edit.groupId}
        disabled={isFixed}
        onChange={({ target }) => onChange({ groupId: target.value, evenIfBusy: false })}
      >
        <option value="">{text('officeBulk.crew.none')}</option>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {busyWords(group.id) ?? groupName(text, group.groupNo)}
          </option>
        ))}
      </SmallSelect>
      {wantsAnyway && (
        <CheckBox
          checked={edit.evenIfBusy}
          disabled={isFixed}
          onChange={({ target }) => onChange({ evenIfBusy: target.checked })}
        >
          {text('officeBulk.anyway')}
        </CheckBox>
      )}
    </>
  )
}
