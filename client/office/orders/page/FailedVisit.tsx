import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ChangeDetail, isChange } from '../TrackingTable.tsx'
import type { WholeOrder } from './wholeOrder.ts'

/** Until the office has dealt with it: the crew came and could not work, why, and in its own words (decision X11). */
export function FailedVisit({ order: { order, trail } }: { readonly order: WholeOrder }) {
  const text = useText()
  const { moment } = useFormats()
  const { failedVisit } = order
  const report = trail.filter(isChange).findLast(({ action }) => action === 'VisitFailed')
  if (!failedVisit || !report) return null
  return (
    <Notice tone="warn">
      <p>
        <strong>{text('orderAction.VisitFailed')}</strong> · {moment(failedVisit)}
      </p>
      <ChangeDetail change={report} />
    </Notice>
  )
}
