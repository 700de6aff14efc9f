import { useState } from 'react'
import { Problem } from '../../api/command/Problem.tsx'
import { ChoosableDays } from '../../domain/calendar/ChoosableDays.tsx'
import type { MoveCalendarFragment } from '../../domain/calendar/MoveCalendar.generated.ts'
import { moveCalendar } from '../../domain/orders/moveCalendar.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { AskAgain } from './AskAgain.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import type { Move } from './useMove.ts'

const MoveDialog = lazyPart(async () => (await import('../../domain/orders/MoveDialog.tsx')).MoveDialog)

interface MoveStepProps {
  readonly order: OrderDetailFragment
  readonly options: MoveCalendarFragment
  readonly move: Move
}

/** The calendar and the questions of the chosen day; the answer moves the order and leads back to it. */
export function MoveStep({ order, options, move }: MoveStepProps) {
  const calendar = moveCalendar(options, order)
  const [day, setDay] = useState<string>()
  const { send, isSending, failed, forget } = move
  const choose = (date: string) => {
    forget()
    setDay(date)
  }
  return (
    <div>
      <ChoosableDays calendar={calendar} chosen={day ?? order.bookedDate} onChosen={choose} />
      {!day && (
        <>
          <Problem reply={failed} />
          <AskAgain move={move} />
        </>
      )}
      {day && (
        <MoveDialog
          key={day}
          order={order}
          calendar={calendar}
          date={day}
          problem={<Problem reply={failed} />}
          isSending={isSending}
          onClose={() => setDay(undefined)}
          onChosen={send}
        />
      )}
    </div>
  )
}
