import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Input, Select } from '../../../ui/Field.tsx'
import { Cluster, Muted } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
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
  /** None of what is left finds another crew on its own day. */
  readonly isStuck: boolean
  readonly isFixed: boolean
  readonly onDate: (date: string) => void
  readonly onPlan: (plan: Plan) => void
}

/** What holds for all lines: the day they are from, the day they move to, or the one crew that gets them. */
export function PlanFields(props: PlanFieldsProps) {
  const { asked, date, plan, proposal, isStuck, isFixed, onDate, onPlan } = props
  const text = useText()
  const hintId = useId()
  const toInput = useRef<HTMLInputElement>(null)
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
  const hint = asked.kind === 'crew' && !plan.findsDay ? text('officeBulk.to.hint') : foundHint
  const findDay = () => {
    // the button goes, and shows what it chose here
    toInput.current?.focus()
    onPlan({ ...plan, findsDay: true, toDate: undefined })
  }
  if (asked.kind === 'assign')
    return <CrewField {...{ plan, proposal, isFixed }} onChoose={(groupId) => onPlan({ ...plan, groupId })} />
  return (
    <Fields>
      {date !== undefined && (
        <Field label={text('officeBulk.from')}>
          {(control) => <Input {...control} {...dateInput(date, onDate)} />}
        </Field>
      )}
      <Field label={text('officeBulk.to')}>
        {(control) => (
          <Input
            {...control}
            aria-describedby={hint && !isStuck ? hintId : undefined}
            ref={toInput}
            data-autofocus=""
            {...dateInput(plan.toDate ?? (plan.findsDay ? '' : (date ?? '')), (toDate) =>
              onPlan({ ...plan, findsDay: false, toDate: toDate === date ? undefined : toDate }),
            )}
          />
        )}
      </Field>
      {/* below both, so that they stand level */}
      {hint && !isStuck && (
        <Muted id={hintId} gridColumn="1 / -1">
          {hint}
        </Muted>
      )}
      {isStuck && (
        <chakra.div gridColumn="1 / -1">
          <Notice tone="warn" role="status">
            <Cluster columnGap="4" rowGap="2" justifyContent="space-between" my={{ sm: '-2' }}>
              {text('officeBulk.to.noCrew')}
              <Button size="sm" disabled={isFixed} onClick={findDay}>
                {text('officeBulk.to.another')}
              </Button>
            </Cluster>
          </Notice>
        </chakra.div>
      )}
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
    columnGap: '4',
    rowGap: { base: '4', sm: '2' },
    alignItems: 'end',
  },
})
