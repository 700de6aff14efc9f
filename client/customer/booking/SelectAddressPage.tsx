import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { readCatalog } from '../../domain/booking/bookingRoute.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Words } from '../../ui/Words.tsx'
import { BookingAddressesDocument } from '../parts/offers/offers.generated.ts'
import { AreaNote } from '../parts/page/AreaNote.tsx'
import { BookingLoadFailed, BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import {
  type BookingAgain,
  selectServiceAddressPath,
  selectServiceDetailPath,
} from '../parts/paths/bookingPaths.ts'
import { addUserAddressPath } from '../parts/paths/customerPaths.ts'
import { BookingFrame, useBookingNavigation } from './BookingFrame.tsx'

/** /selectServiceAddress/{catalog}: where the service takes place (document sections 2 and 5). */
export function Component() {
  const catalog = readCatalog(useParams().catalog)
  return catalog ? <AddressStep key={catalog} catalog={catalog} /> : <BrokenBookingLink />
}

function AddressStep({ catalog }: { readonly catalog: ServiceCatalog }) {
  const text = useText()
  const { data, error, refetch } = useQuery(BookingAddressesDocument)
  if (error && !data) return <BookingLoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <BookingFrame
      catalog={catalog}
      step="address"
      title={text(data?.addresses.length === 1 ? 'booking.address.titleOne' : 'booking.address.title')}
      back={{ to: '/account', label: text('account.back') }}
    >
      {data ? (
        <AddressChoice catalog={catalog} addresses={data.addresses} />
      ) : (
        <SkeletonRows rows={3} height="7rem" />
      )}
    </BookingFrame>
  )
}

interface AddressChoiceProps {
  readonly catalog: ServiceCatalog
  readonly addresses: readonly SavedAddressFragment[]
}

function AddressChoice({ catalog, addresses }: AddressChoiceProps) {
  const text = useText()
  const before = useSearchParams()[0].get('address')
  const again: BookingAgain | null = useLocation().state
  const [addressId, setAddressId] = useState(() => firstChoice(addresses, before))
  const [attempt, setAttempt] = useState(0)
  const go = useBookingNavigation()
  if (addresses.length === 0) return <NoAddress catalog={catalog} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (addressId)
      go(
        selectServiceDetailPath({ catalog, addressId }, again?.serviceId),
        selectServiceAddressPath(catalog, addressId),
      )
    else setAttempt(attempt + 1)
  }
  const problem = attempt > 0 && !addressId ? text('booking.address.required') : undefined
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="8">
      <ErrorSummary
        attempt={attempt}
        errors={problem ? [{ message: problem, controlId: 'address-choice' }] : []}
      />
      {again?.again && <Notice role="status">{text('booking.address.gone')}</Notice>}
      <Stack gap="4">
        {addresses.length === 1 ? (
          <Card display="flex" gap="3">
            <Icon name="pin" size={24} />
            <AddressText address={addresses[0] as SavedAddressFragment} />
          </Card>
        ) : (
          <AddressPanels addresses={addresses} chosen={addressId} onChoose={setAddressId} problem={problem} />
        )}
        <AreaNote postal={addresses.find(({ id }) => id === addressId)?.postal} />
      </Stack>
      <Cluster gap="4">
        <Button type="submit" look="primary" size="lg">
          <Words id="booking.address.continue" />
        </Button>
        <Link to={toNewAddress(catalog)}>
          <Words id="booking.address.addAnother" />
        </Link>
      </Cluster>
    </chakra.form>
  )
}

/** The address chosen before; else the default one, or the only one (decision L2). */
function firstChoice(
  addresses: readonly SavedAddressFragment[],
  beforeId: string | null,
): string | undefined {
  const before = addresses.find(({ id }) => id === beforeId)
  const only = addresses.length === 1 ? addresses[0] : undefined
  return (before ?? addresses.find(({ isDefault }) => isDefault) ?? only)?.id
}

/** The address form; it leads back to this step with the new address chosen. */
function toNewAddress(catalog: ServiceCatalog): string {
  return addUserAddressPath(selectServiceAddressPath(catalog))
}

function NoAddress({ catalog }: { readonly catalog: ServiceCatalog }) {
  const text = useText()
  return (
    <EmptyPanel icon="pin" title={text('booking.address.none')} text={text('booking.address.noneText')}>
      <ButtonLink look="primary" to={toNewAddress(catalog)}>
        <Words id="booking.address.add" />
      </ButtonLink>
    </EmptyPanel>
  )
}

interface AddressPanelsProps {
  readonly addresses: readonly SavedAddressFragment[]
  readonly chosen: string | undefined
  readonly onChoose: (addressId: string) => void
  readonly problem: string | undefined
}

/** The default address and, below it, the others: one set of radios in two panels (document section 2). */
function AddressPanels({ addresses, chosen, onChoose, problem }: AddressPanelsProps) {
  const text = useText()
  const panels = [
    { label: text('booking.address.default'), addresses: addresses.filter((address) => address.isDefault) },
    { label: text('booking.address.others'), addresses: addresses.filter((address) => !address.isDefault) },
  ].filter((panel) => panel.addresses.length > 0)
  return (
    <Stack gap="8">
      {panels.map((panel, index) => (
        <ChoiceSet
          key={panel.label}
          id={index === 0 ? 'address-choice' : undefined}
          legend={panel.label}
          problem={index === 0 ? problem : undefined}
        >
          {panel.addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="address"
              value={address.id}
              checked={chosen === address.id}
              onChange={() => onChoose(address.id)}
            >
              <AddressText address={address} />
            </RadioCard>
          ))}
        </ChoiceSet>
      ))}
    </Stack>
  )
}

function AddressText({ address }: { readonly address: SavedAddressFragment }) {
  return (
    <Stack as="span" gap="1">
      <chakra.strong textStyle="t18" fontWeight="strong">
        {streetLine(address)}
      </chakra.strong>
      <span>{cityLine(address)}</span>
      <chakra.span color="muted">
        {address.firstName} {address.lastName}
      </chakra.span>
      {address.isConfirmed && (
        <Tag tone="ok" justifySelf="start">
          <Icon name="check" size={14} />
          <Words id="booking.address.confirmed" />
        </Tag>
      )}
    </Stack>
  )
}
