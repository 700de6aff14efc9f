import { chakra } from '@chakra-ui/react/styled-system'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { Field, Input, Select } from '../../../ui/Field.tsx'
import { groupName } from '../groupName.ts'
import type { VisitProposalQuery } from './bulk.generated.ts'
import type { Plan, VisitsAsked } from './visitEdits.ts'

interface PlanFieldsProps {
  readonly asked: VisitsAsked
  /** The day whose visits are meant; undefined if orders are. */
  readonly date: string | undefined
  readonly plan: Plan
  /** Undefined until it was read. */
  readonly proposal: VisitProposalQuery['visitProposal'] | undefined
  readonly isFixed: boolean
  readonly onDate: (date: string) => void
  readonly onPlan: (plan: Plan) => void
}

/** What holds for all lines: the day they are from, the day they move to, or the one crew that gets them. */
export function PlanFields({ asked, date, plan, proposal, isFixed, onDate, onPlan }: PlanFieldsProps) {
  const text = useText()
  const today = useToday()
  const dateInput = (value: string, onChoose: (chosen: string) => void) => ({
    type: 'date',
    value,
    min: today,
    disabled: isFixed,
    // a cleared field says nothing about the day
    onChange: ({ target }: { readonly target: HTMLInputElement }) => target.value && onChoose(target.value),
  })
  const hasRoom = proposal?.visits.every(({ problem }) => problem === null)
  const foundHint =
    plan.findsDay && proposal?.visits.length
      ? text(hasRoom ? 'officeBulk.to.found' : 'officeBulk.to.noRoom')
      : undefined
  if (asked.kind === 'assign')
    return <CrewField {...{ plan, proposal, isFixed }} onChoose={(groupId) => onPlan({ ...plan, groupId })} />
  return (
    <Fields>
      {date !== undefined && (
        <Field label={text('officeBulk.from')}>
          {(control) => <Input {...control} {...dateInput(date, onDate)} />}
        </Field>
      )}
      <Field
        label={text('officeBulk.to')}
        hint={asked.kind === 'crew' ? text('officeBulk.to.hint') : foundHint}
      >
        {(control) => (
          <Input
            {...control}
            data-autofocus=""
            {...dateInput(plan.toDate ?? (plan.findsDay ? '' : (date ?? '')), (toDate) =>
              onPlan({ ...plan, findsDay: false, toDate: toDate === date ? undefined : toDate }),
            )}
          />
        )}
      </Field>
    </Fields>
  )
}

interface CrewFieldProps extends Pick<PlanFieldsProps, 'plan' | 'proposal' | 'isFixed'> {
  readonly onChoose: (groupId: string | undefined) => void
}

/** One crew for all of the orders, each with how many of them it is free for. */
function CrewField({ plan, proposal, isFixed, onChoose }: CrewFieldProps) {
  const text = useText()
  const visits = proposal?.visits ?? []
  return (
    <Field label={text('officeBulk.crew')}>
      {(control) => (
        <Select
          {...control}
          data-autofocus=""
          value={plan.groupId ?? ''}
          disabled={isFixed}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{text('officeBulk.crew.each')}</option>
          {proposal?.groups.map(({ id, groupNo }) => (
            <option key={id} value={id}>
              {text('officeBulk.crew.freeFor', {
                crew: groupName(text, groupNo),
                free: visits.filter(({ freeGroupIds }) => freeGroupIds.includes(id)).length,
                count: visits.length,
              })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'end',
  },
})
