import { useQuery } from '@apollo/client/react'
import { QueryState } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useDialog } from '../../../ui/useDialog.tsx'
import { type OfficeUserCardFragment, OfficeUserDocument } from '../users.generated.ts'
import { CallerCard } from './CallerCard.tsx'
import { CallerSearch } from './CallerSearch.tsx'
import { useCaller } from './callerAddress.ts'
import { PlacedForCaller } from './PlacedForCaller.tsx'
import { VisitSections } from './VisitSections.tsx'

/** /adminBooking: the office books for a customer who phones, who is found or registered first (decision W2). */
export function Component() {
  const text = useText()
  const { view } = useCaller()
  const title = text('office.nav.booking')
  return (
    <Stack gap="4" textStyle="t14">
      <PageHeading title={title} textStyle="t24" fontWeight="strong" />
      {view.user ? <Booking key={view.user} userId={view.user} /> : <CallerSearch />}
    </Stack>
  )
}

function Booking({ userId }: { readonly userId: string }) {
  const text = useText()
  const result = useQuery(OfficeUserDocument, { variables: { id: userId }, context: { overlay: 'never' } })
  return (
    <QueryState result={result} words="officeUsers.card.failed" skeleton={<Waiting />}>
      {({ customer }) =>
        customer && !customer.erased ? (
          <BookingFor customer={customer} />
        ) : (
          <>
            <Notice tone="warn" role="alert">
              {text('officeUsers.card.absent')}
            </Notice>
            <CallerSearch />
          </>
        )
      }
    </QueryState>
  )
}

function BookingFor({ customer }: { readonly customer: OfficeUserCardFragment }) {
  const { view } = useCaller()
  const dialog = useDialog<OfficeUserCardFragment>()
  return (
    <>
      {view.placed ? (
        <PlacedForCaller customer={customer} orderNo={view.placed} />
      ) : (
        <>
          <CallerCard customer={customer} open={dialog.open} />
          <VisitSections customer={customer} open={dialog.open} />
        </>
      )}
      {dialog.host(customer)}
    </>
  )
}

function Waiting() {
  return <SkeletonRows rows={2} height="7rem" />
}
