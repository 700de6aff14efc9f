import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sendIdempotent } from '../../../api/command/command.ts'
import { Problem, useCommand } from '../../../api/command/useCommand.tsx'
import type { BookingOfferFragment } from '../../../domain/booking/BookingOffer.generated.ts'
import { balanceAfter } from '../../../domain/booking/balanceAfter.ts'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { BalanceLine, PriceFigures } from '../../../domain/booking/PriceFigures.tsx'
import { begunWords } from '../../../domain/booking/periodOptions.ts'
import { clockOf } from '../../../domain/booking/slotTimes.ts'
import { writeBookedTime } from '../../../domain/booking/writtenTime.ts'
import { todayOf } from '../../../domain/calendar/dayOffers.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { Muted, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { OpenUserDialog } from '../dialogs/userDialog.ts'
import { RechargeDialog } from '../dialogs/userDialogs.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { PlaceCallerOrderDocument } from './caller.generated.ts'
import { useCaller } from './callerAddress.ts'
import type { CallerTimes } from './callerVisit.ts'

interface CallerReviewProps {
  readonly customer: OfficeUserCardFragment
  readonly open: OpenUserDialog
  readonly addressId: string | undefined
  /** Undefined until a service is chosen. */
  readonly times: CallerTimes | undefined
  /** The whole time; undefined until there is one. */
  readonly chosen: ChosenTime | undefined
  /** What is still to be chosen. */
  readonly hint: 'booking.price.choose' | 'officeCaller.review.time'
}

/** The price, the balance after it, a note for the crew, and the button that places the order. */
export function CallerReview({ customer, open, addressId, times, chosen, hint }: CallerReviewProps) {
  const text = useText()
  // kept while another day is chosen
  const [note, setNote] = useState('')
  return (
    <Card aria-labelledby="review-title" position={{ lg: 'sticky' }} top={{ lg: '6' }}>
      <chakra.h2 id="review-title" textStyle="t18" mb="3">
        {text('booking.step.review')}
      </chakra.h2>
      <Stack gap="3">
        {times && <Visit times={times} chosen={chosen} />}
        {times && <Price times={times} open={open} />}
        {times && chosen && addressId ? (
          <Place
            customer={customer}
            addressId={addressId}
            times={times}
            chosen={chosen}
            note={note}
            onNote={setNote}
          />
        ) : (
          <Muted>{text(hint)}</Muted>
        )}
      </Stack>
    </Card>
  )
}

/** What is booked, and when. */
function Visit({ times, chosen }: { readonly times: CallerTimes; readonly chosen: ChosenTime | undefined }) {
  const intl = useIntl()
  const text = useText()
  const { name, periodType } = times.service
  return (
    <chakra.div fontVariantNumeric="tabular-nums">
      <chakra.strong fontWeight="strong">{name}</chakra.strong>
      {chosen && (
        <>
          <p>
            {writeBookedTime(intl, {
              periodType,
              date: chosen.date,
              time: chosen.time && clockOf(chosen.time),
            })}
          </p>
          <Muted>{begunWords(text, { periodType, date: chosen.date }, todayOf(times))}</Muted>
        </>
      )}
    </chakra.div>
  )
}

const balanceOf = ({ points, rewardPoints, service }: CallerTimes) =>
  balanceAfter(points, rewardPoints, service.price.totalPoints)

type PriceProps = Pick<CallerReviewProps, 'open'> & { readonly times: CallerTimes }

/** The price and the balance after it; with too few points, the way to recharge. */
function Price({ times, open }: PriceProps) {
  const text = useText()
  const formats = useFormats()
  const balance = balanceOf(times)
  return (
    <>
      <div>
        <PriceFigures
          price={times.service.price}
          balance={balance}
          balanceLabel="officeCaller.balance"
          homeLabel="officeCaller.home"
          estimate={formats.worth(times.service.price.totalPoints)}
        >
          <BalanceLine label="booking.price.balanceAfter" points={balance.after} isSum />
        </PriceFigures>
      </div>
      {balance.missing > 0 && (
        <Notice tone="warn">
          <p>{text('officeCaller.short', { points: balance.missing })}</p>
          <Button
            mt="2"
            size="sm"
            look="primary"
            onClick={() => open((now) => <RechargeDialog customer={now} missing={balance.missing} />)}
          >
            {text('officeUsers.action.recharge')}
          </Button>
        </Notice>
      )}
    </>
  )
}

interface PlaceProps {
  readonly customer: OfficeUserCardFragment
  readonly addressId: string
  readonly times: CallerTimes
  readonly chosen: ChosenTime
  readonly note: string
  readonly onNote: (note: string) => void
}

/** The note for the crew and the button. */
function Place({ customer, addressId, times, chosen, note, onNote }: PlaceProps) {
  const text = useText()
  const { place, isSending, failed } = usePlacing(customer.id)
  const isShort = balanceOf(times).missing > 0
  return (
    <>
      <Field label={text('officeCaller.note')} hint={text('officeCaller.note.hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            minHeight="4rem"
            textStyle="t14"
            maxLength={businessRules.lengths.text}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        )}
      </Field>
      <Problem reply={failed} />
      <Button
        look={isShort ? 'secondary' : 'primary'}
        wide
        disabled={isShort || isSending || customer.erasure !== null}
        onClick={() => void place({ addressId, offer: times.service, chosen, note })}
      >
        {isSending && <Spinner />}
        {text('booking.review.place', { points: times.service.price.totalPoints })}
      </Button>
    </>
  )
}

interface Placing {
  readonly addressId: string
  readonly offer: BookingOfferFragment
  readonly chosen: ChosenTime
  readonly note: string
}

/** Places the order; a lost answer is asked for again under the same key. */
function usePlacing(customerId: string) {
  const { choose } = useCaller()
  const { run, ...sending } = useCommand((placing: Placing) => placeOrder(customerId, placing))
  return {
    ...sending,
    place: async (placing: Placing) => {
      const placed = (await run(placing))?.order?.order.orderNo
      if (placed !== undefined) choose({ address: undefined, placed })
    },
  }
}

function placeOrder(customerId: string, { addressId, offer, chosen, note }: Placing) {
  const { year, month, day, slot, time, periodType } = chosen
  const { basePoints, additionalPoints, rankDiscountTenths } = offer.price
  return sendIdempotent({
    mutation: PlaceCallerOrderDocument,
    about: `${customerId} ${addressId} ${offer.id}`,
    terms: {
      ...{ customerId, addressId, serviceId: offer.id, catalog: offer.catalog },
      ...{ periodType, year, month, day, slot },
      ...{ hour: time?.hour ?? 0, minute: time?.minute ?? 0, note },
    },
    seen: { priceSeen: { basePoints, additionalPoints, rankDiscountTenths } },
    refetch: 'onRefusal',
  })
}
