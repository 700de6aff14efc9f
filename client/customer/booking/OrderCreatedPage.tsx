import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation, useParams } from 'react-router'
import { begunWords } from '../../domain/booking/periodOptions.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { Words } from '../../ui/Words.tsx'
import { BrokenBookingLink, OrderNotFound } from '../parts/page/BookingProblem.tsx'
import { PrintedCompany } from '../parts/page/CompanyFacts.tsx'
import { CalendarFileButton } from '../parts/page/OrderButtons.tsx'
import { userOrderDetailPath, userOrderListPath } from '../parts/paths/customerPaths.ts'
import { BookedButtons, BookedCard, BookedHead, BookedPage } from './BookedCard.tsx'
import { PlacedOrderDocument, type PlacedOrderQuery } from './booking.generated.ts'
import { orderMailsTo } from './bookingFacts.ts'
import { StepsAhead } from './NextSteps.tsx'
import { readShownBooking, type ShownBooking, shownOf } from './placedBooking.ts'

/** /userOrderCreated/…: the order is placed, its number, what happens next (document section 2, decision D11). */
export function Component() {
  const shown = readShownBooking(useParams())
  return shown ? <Created told={shown} /> : <BrokenBookingLink />
}

function Created({ told }: { readonly told: ShownBooking }) {
  const { state } = useLocation()
  const { data, error, refetch } = useQuery(PlacedOrderDocument, {
    variables: { orderNo: told.orderNo },
  })
  const order = data?.order
  if (data && !order && !state?.justPlaced) return <OrderNotFound />
  const shown = order ? shownOf(order) : told
  const mailsTo = orderMailsTo(data?.profile)
  return (
    <BookedPage>
      <PrintedCompany />
      <CreatedHead order={order} mailsTo={mailsTo} />
      {error && !order && (
        <Notice tone="warn" role="alert">
          <Sentences
            first={<Words id="booking.created.unread" />}
            second={
              <Button look="link" onClick={() => void refetch()}>
                <Words id="error.tryAgain" />
              </Button>
            }
          />
        </Notice>
      )}
      <BookedCard booked={shown} orderNo={shown.orderNo} order={order} />
      <NextSteps shown={shown} mailsTo={mailsTo} />
      <CreatedLinks orderNo={told.orderNo} />
    </BookedPage>
  )
}

interface Placed {
  /** Undefined until it is read. */
  readonly order: PlacedOrderQuery['order'] | undefined
  readonly shown: ShownBooking
  /** Where mails about the order go; without it the page promises none. */
  readonly mailsTo: string | undefined
}

function CreatedHead({ order, mailsTo }: Pick<Placed, 'order' | 'mailsTo'>) {
  const text = useText()
  const points = order?.totalPoints ?? 0
  return (
    <BookedHead title={text('booking.created.title')}>
      <chakra.p textStyle="t18" color="muted">
        {mailsTo
          ? text('booking.created.tip', { points, email: mailsTo })
          : text('booking.created.tipNoMail', { points })}
      </chakra.p>
      {order?.status === 'Cancelled' && <Notice tone="warn">{text('booking.created.cancelled')}</Notice>}
    </BookedHead>
  )
}

/**
 * What is left of a begun month or season, and the next steps: a reminder only for a visit whose day before is still ahead (decisions L5,
 * P46).
 */
function NextSteps({ shown, mailsTo }: Pick<Placed, 'shown' | 'mailsTo'>) {
  const text = useText()
  const today = useToday()
  const begun = today && begunWords(text, shown, today)
  const isPeriod = shown.periodType !== 'Day'
  return (
    <>
      {begun && <Notice>{begun}</Notice>}
      <StepsAhead
        title={text('booking.review.next')}
        steps={[
          ['users', text(mailsTo ? 'booking.created.nextConfirm' : 'booking.created.nextConfirmNoMail')],
          ...(mailsTo && !isPeriod && today && shown.date > today
            ? [['clock', text('booking.created.nextReminder')] as const]
            : []),
          ['orders', text(isPeriod ? 'booking.created.nextChangePeriod' : 'booking.created.nextChange')],
        ]}
      />
    </>
  )
}

function CreatedLinks({ orderNo }: { readonly orderNo: string }) {
  return (
    <BookedButtons className="no-print">
      <ButtonLink look="primary" size="lg" to={userOrderDetailPath(orderNo)}>
        <Words id="booking.created.toDetail" />
      </ButtonLink>
      <ButtonLink size="lg" to={userOrderListPath('Ongoing', orderNo)}>
        <Words id="booking.created.toList" />
      </ButtonLink>
      <chakra.div display="flex" flexWrap="wrap" flexBasis="100%" ms="-4">
        <ButtonLink look="quiet" to={userOrderDetailPath(orderNo)} state={{ asks: 'addInstructions' }}>
          <Icon name="note" />
          <Words id="orders.actions.addInstructions" />
        </ButtonLink>
        <CalendarFileButton orderNo={orderNo} />
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          <Words id="booking.created.print" />
        </Button>
      </chakra.div>
    </BookedButtons>
  )
}
