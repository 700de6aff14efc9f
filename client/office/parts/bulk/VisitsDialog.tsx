import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { QueryState } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { groupName } from '../groupName.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { VisitProposalDocument } from './bulk.generated.ts'
import { changeVisit } from './bulkCommands.ts'
import { PlanFields } from './PlanFields.tsx'
import { useBulkRun } from './useBulkRun.ts'
import { useBusyWords } from './useBusyWords.ts'
import { VisitControls } from './VisitControls.tsx'
import { Lines, VisitLine } from './VisitLine.tsx'
import {
  changesSomething,
  firstPlan,
  foundPlan,
  type Plan,
  proposedEdit,
  type VisitEdit,
  type VisitsAsked,
} from './visitEdits.ts'

interface VisitsDialogProps {
  readonly asked: VisitsAsked
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onClose?: (() => void) | undefined
}

/** Visits to other crews or another day, as the server proposes it and line by line as somebody changes it (decision W5). */
export function VisitsDialog({ asked, onClose }: VisitsDialogProps) {
  const text = useText()
  const bulk = useBulkRun()
  const [date, setDate] = useState('date' in asked ? asked.date : undefined)
  const [chosen, setPlan] = useState(() => firstPlan(asked))
  const result = useProposal(asked, { date, plan: chosen })
  const [edits, change] = useEdits(result.data)
  const proposal = result.data?.visitProposal
  const plan = foundPlan(chosen, proposal)
  const busyWords = useBusyWords(proposal, plan)
  const lines = (proposal?.visits ?? []).map((proposed) => {
    const { id } = proposed.visit
    const edit = { ...proposedEdit(proposed, plan), ...edits.get(id) }
    return { id, proposed, edit, result: bulk.results.get(id), busyWords: busyWords(proposed, edit) }
  })
  /** Another plan: what failed under the last one says nothing about it. */
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      bulk.forget()
      set(value)
    }
  const left = lines.filter(({ result }) => result?.state !== 'done')
  const ready = left.filter(({ edit, proposed }) => edit.isSelected && changesSomething(proposed.visit, edit))
  const isMoving = plan.toDate !== undefined && plan.toDate !== date
  const isSameDay = asked.kind === 'crew' && !isMoving && !plan.findsDay
  const verb = isMoving ? 'move' : asked.kind === 'assign' ? 'assign' : 'reassign'
  return (
    <BulkDialog
      title={title(asked, text)}
      bulk={bulk}
      onClose={onClose}
      lines={ready.map(({ id, edit, proposed }) => ({ id, send: () => changeVisit(proposed.visit, edit) }))}
      left={left.length}
      submitLabel={text(`officeBulk.${verb}.submit`, { count: ready.length })}
      doneWords={(count) => text(`officeBulk.${verb}.done`, { count })}
    >
      <PlanFields
        asked={asked}
        date={date}
        plan={plan}
        proposal={proposal}
        isStuck={isSameDay && left.length > 0 && left.every(({ proposed }) => proposed.problem !== null)}
        isFixed={bulk.progress !== undefined}
        onDate={anew(setDate)}
        onPlan={anew(setPlan)}
      />
      <QueryState
        result={{ ...result, data: proposal && lines }}
        words="officeBulk.failed"
        skeleton={<SkeletonRows rows={4} height="3.5rem" gap="2" mt="0" />}
        empty={<Muted>{text('officeBulk.none')}</Muted>}
      >
        {(lines) => (
          <Lines>
            {lines.map(({ id, proposed, edit, result, busyWords: ofCrew }) => {
              const set = (next: Partial<VisitEdit>) => {
                bulk.forget(id)
                change(id, { isSelected: true, ...next })
              }
              return (
                <VisitLine
                  key={id}
                  visit={proposed.visit}
                  isSelected={edit.isSelected || result?.state === 'done'}
                  isFixed={bulk.progress !== undefined || !changesSomething(proposed.visit, edit)}
                  onSelect={(isSelected) => change(id, { isSelected })}
                  result={result}
                  problem={ofCrew(edit.groupId) ?? (edits.has(id) ? null : proposed.problem)}
                >
                  <VisitControls
                    visit={proposed.visit}
                    edit={edit}
                    result={result}
                    isMoving={isMoving}
                    groups={proposal?.groups ?? []}
                    busyWords={ofCrew}
                    isFixed={bulk.progress !== undefined}
                    onChange={set}
                  />
                </VisitLine>
              )
            })}
          </Lines>
        )}
      </QueryState>
    </BulkDialog>
  )
}

function useProposal(
  asked: VisitsAsked,
  { date, plan: { toDate, findsDay } }: { readonly date: string | undefined; readonly plan: Plan },
) {
  return useQuery(VisitProposalDocument, {
    variables: {
      date: date ?? null,
      groupId: asked.kind === 'crew' ? asked.groupId : null,
      orderNos: 'orderNos' in asked ? [...asked.orderNos] : null,
      toDate: toDate ?? null,
      findDay: findsDay,
    },
    // what is done stays in the dialog until it closes
    fetchPolicy: 'no-cache',
    context: { overlay: 'never' },
  })
}

type Edits = ReadonlyMap<string, Partial<VisitEdit>>

/** What somebody changed of a proposal, by order id; a new proposal begins without changes. */
function useEdits(data: unknown) {
  const [kept, setKept] = useState<{ readonly of: unknown; readonly edits: Edits }>({
    of: data,
    edits: new Map(),
  })
  const edits: Edits = kept.of === data ? kept.edits : new Map()
  const change = (id: string, next: Partial<VisitEdit>) =>
    setKept((before) => {
      const known: Edits = before.of === data ? before.edits : new Map()
      return { of: data, edits: new Map([...known, [id, { ...known.get(id), ...next }]]) }
    })
  return [edits, change] as const
}

function title(asked: VisitsAsked, text: ReturnType<typeof useText>): string {
  if (asked.kind === 'crew') return text('officeBulk.crew.title', { crew: groupName(text, asked.groupNo) })
  if (asked.kind === 'day') return text('officeBulk.day.title')
  return text(`officeBulk.${asked.kind}.title`, { count: asked.orderNos.length })
}
