import { useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { cleanNote } from '../../../domain/orders/noteLength.ts'
import { useText } from '../../../i18n/useText.ts'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { cancelVisit } from './bulkCommands.ts'
import { useBulkRun } from './useBulkRun.ts'
import { Lines, VisitLine } from './VisitLine.tsx'
import type { Visit } from './visitEdits.ts'

/** Cancels many orders free of charge, with one reason for their customers (decisions E4, W5). */
export function CancelVisitsDialog({ visits }: { readonly visits: readonly Visit[] }) {
  const text = useText()
  const bulk = useBulkRun()
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isFixed = bulk.progress !== undefined
  const open = visits.filter(({ id }) => bulk.results.get(id)?.state !== 'done')
  const meant = open.filter(({ id }) => !left.has(id))
  const points = meant.reduce((sum, { order }) => sum + order.totalPoints, 0)
  const select = (id: string, isSelected: boolean) =>
    setLeft((before) => new Set(isSelected ? [...before].filter((each) => each !== id) : [...before, id]))
  return (
    <BulkDialog
      title={text('officeBulk.cancel.title', { count: visits.length })}
      bulk={bulk}
      lines={meant.map((visit) => ({ id: visit.id, send: () => cancelVisit(visit, cleanNote(reason)) }))}
      left={open.length}
      submitLabel={text('officeBulk.cancel.submit', { count: meant.length })}
      closeLabel={text('officeBulk.cancel.keep')}
      isDestructive
      doneWords={(count) => text('officeBulk.cancel.done', { count })}
    >
      <p>{text('officeBulk.cancel.refund', { points })}</p>
      <Field label={text('officeBulk.cancel.reason')} hint={text('officeBulk.cancel.hint')}>
        {(control) => (
          <TextArea
            {...control}
            data-autofocus=""
            rows={2}
            maxLength={businessRules.lengths.text}
            value={reason}
            disabled={isFixed}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Lines>
        {visits.map((visit) => (
          <VisitLine
            key={visit.id}
            visit={visit}
            isSelected={!left.has(visit.id)}
            isFixed={isFixed}
            onSelect={(isSelected) => select(visit.id, isSelected)}
            result={bulk.results.get(visit.id)}
          />
        ))}
      </Lines>
    </BulkDialog>
  )
}
