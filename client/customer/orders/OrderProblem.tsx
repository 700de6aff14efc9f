import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { answerDue } from '../../../schema/rules/answerDue.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { writeDate } from '../../format/businessDates.ts'
import { addDays } from '../../format/calendarDates.ts'
import { dayNow } from '../../format/serverClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Muted } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

interface OrderProps {
  readonly order: OrderDetailFragment
}

/** Offers to report a problem with a completed order, and says until when (decision X1); nothing for any other order. */
export function ProblemOffer({ order }: OrderProps) {
  const intl = useIntl()
  const text = useText()
  // the opener is gone once the problem is reported
  const dialog = useDialog(showAnswer)
  const { orderNo, ended, viewerMay } = order
  const last = ended && addDays(ended.at.slice(0, 10), businessRules.dispute.days)
  return (
    <>
      {viewerMay.reportProblem && last && (
        <Card aria-labelledby="problem-title" className="no-print">
          <chakra.h2 id="problem-title" textStyle="t18">
            {text('orders.problem.title')}
          </chakra.h2>
          <Muted mt="1">{text('orders.problem.until', { date: writeDate(intl, last, 'weekday') })}</Muted>
          <Button mt="3" onClick={() => dialog.open(() => <ReportDialog orderNo={orderNo} />)}>
            {text('orders.problem')}
          </Button>
        </Card>
      )}
      {dialog.host()}
    </>
  )
}

const answerId = 'problem-answer'

/** The answer is at the top of the page, above what a reader sees who scrolled down to report. */
function showAnswer(): HTMLElement | null {
  const answer = document.getElementById(answerId)
  answer?.scrollIntoView({ block: 'center' })
  return answer
}

/** Of a disputed order: who reported the problem when, what happens next, and by when (decision X1). */
export function ProblemNotice({ order }: OrderProps) {
  const intl = useIntl()
  const text = useText()
  const report = order.changes.findLast(({ action }) => action === 'DisputeOpened')
  if (order.status !== 'Disputed' || !report) return null
  const due = answerDue(report.at.slice(0, 10))
  const date = writeDate(intl, due, 'weekday')
  return (
    <chakra.div id={answerId} tabIndex={-1} outline="none" mb="6">
      <Notice role="status">
        <chakra.strong display="block" fontWeight="strong">
          {text(report.byViewer ? 'orders.problem.reported' : 'orders.problem.recorded', {
            date: writeDate(intl, report.at, 'long'),
          })}
        </chakra.strong>
        {dayNow(report.at) > due
          ? text('orders.problem.late', { date, phone: businessRules.company.phone })
          : text('orders.problem.answer', { date })}
        {order.reportedWords && (
          <chakra.blockquote
            mt="3"
            ps="3"
            borderInlineStartWidth="2px"
            borderColor="inputLine"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {order.reportedWords}
          </chakra.blockquote>
        )}
      </Notice>
    </chakra.div>
  )
}
