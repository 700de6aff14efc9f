import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { QueryState } from '../../../api/QueryState.tsx'
import { streetLine } from '../../../format/addressText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import type { OpenUserDialog } from '../dialogs/userDialog.ts'
import { AddressDialog } from '../dialogs/userDialogs.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { CallerReview } from './CallerReview.tsx'
import { CallerOffersDocument, CallerTimesDocument } from './caller.generated.ts'
import { useCaller } from './callerAddress.ts'
import { visitOf } from './callerVisit.ts'
import { ServiceChoice } from './ServiceChoice.tsx'
import { WhenChoice } from './WhenChoice.tsx'

interface VisitSectionsProps {
  readonly customer: OfficeUserCardFragment
  readonly open: OpenUserDialog
}

/** Address, service, day and time, and beside them the review. */
export function VisitSections({ customer, open }: VisitSectionsProps) {
  const text = useText()
  const { view } = useCaller()
  const [first] = customer.addresses
  const address = customer.addresses.find(({ id }) => id === view.address) ?? first
  const offers = useOffers(customer.id, address?.id)
  const offer = offers.data?.find(({ id }) => id === view.service)
  const times = useTimes(customer.id, address?.id, offer?.id)
  const visit = times.data && visitOf(times.data, view)
  return (
    <Columns>
      <Stack gap="4">
        <Section title={text('contact.address')}>
          <AddressChips customer={customer} chosen={address?.id} open={open} />
        </Section>
        {address && (
          <Section title={text('booking.step.service')}>
            <QueryState
              result={offers}
              words="officeCaller.services.failed"
              skeleton={<SkeletonRows rows={2} height="4rem" />}
            >
              {(found) => <ServiceChoice offers={found} chosen={offer?.id} />}
            </QueryState>
          </Section>
        )}
        {address && offer && (
          <Section title={text('booking.review.dayAndTime')}>
            <QueryState
              result={times}
              words="officeCaller.times.failed"
              skeleton={<SkeletonRows rows={2} height="4rem" />}
            >
              {(found) => visit && <WhenChoice times={found} visit={visit} />}
            </QueryState>
          </Section>
        )}
      </Stack>
      <CallerReview
        customer={customer}
        open={open}
        addressId={address?.id}
        times={times.data}
        chosen={visit?.chosen}
        hint={offer ? 'officeCaller.review.time' : 'booking.price.choose'}
      />
    </Columns>
  )
}

interface AddressChipsProps {
  readonly customer: OfficeUserCardFragment
  readonly chosen: string | undefined
  readonly open: OpenUserDialog
}

function AddressChips({ customer, chosen, open }: AddressChipsProps) {
  const text = useText()
  const { choose } = useCaller()
  return (
    <Cluster gap="2">
      {customer.addresses.map((address) => (
        <Button
          key={address.id}
          size="sm"
          maxWidth="100%"
          look={address.id === chosen ? 'primary' : 'secondary'}
          aria-pressed={address.id === chosen}
          onClick={() => choose({ address: address.id })}
        >
          <Icon name="pin" size={18} />
          <chakra.span minWidth="0" whiteSpace="normal" overflowWrap="anywhere" textAlign="start">
            {streetLine(address)}
          </chakra.span>
        </Button>
      ))}
      <Button
        size="sm"
        look="quiet"
        onClick={() => open((now) => <AddressDialog customer={now} open={open} />)}
      >
        {text('officeCaller.address.add')}
      </Button>
    </Cluster>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Card aria-label={title}>
      <chakra.h2 textStyle="t18" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}

function useOffers(customerId: string, addressId = '') {
  const { data, error, refetch } = useQuery(CallerOffersDocument, {
    variables: { customerId, addressId },
    skip: addressId === '',
    context: { overlay: 'never' },
  })
  return { data: data?.customerServiceOffers?.offers, error: data ? undefined : error, refetch }
}

function useTimes(customerId: string, addressId = '', serviceId = '') {
  const { data, error, refetch } = useQuery(CallerTimesDocument, {
    variables: { customerId, addressId, serviceId },
    skip: serviceId === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  return {
    data: (serviceId === '' ? undefined : data?.customerAvailability) ?? undefined,
    error: data ? undefined : error,
    refetch,
  }
}

/** The sections left, the review beside them where there is room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: '4',
    alignItems: 'start',
  },
})
