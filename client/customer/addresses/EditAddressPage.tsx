import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { formOf } from '../../domain/address/addressForm.ts'
import { isAnySet } from '../../domain/address/propertyTexts.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { streetLine } from '../../format/addressText.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { NothingThere } from '../parts/page/NothingThere.tsx'
import { AccessNotesForm } from './AccessNotesForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AddressFormFrame, AddressFormSkeleton, useWayBack } from './AddressFormFrame.tsx'
import { SavedAddressDocument } from './addresses.generated.ts'

/** /editUserAddress/{addressId} (customer document, section 2). */
export function Component() {
  const addressId = readId(useParams().addressId)
  return addressId ? <EditAddress key={addressId} addressId={addressId} /> : <AddressNotFound />
}

/** Refetches each time: the office may have confirmed the address since the list was read. */
function EditAddress({ addressId }: { readonly addressId: string }) {
  const text = useText()
  const { data, error, refetch } = useQuery(SavedAddressDocument, {
    variables: { id: addressId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.address === null) return <AddressNotFound />
  if (data?.address) return <EditForm found={data.address} />
  return (
    <AddressFormFrame title={text('addresses.edit.title')} lede={text('addresses.edit.lede')}>
      {error ? (
        <LoadError words="addresses.failed" error={error} onRetry={refetch} />
      ) : (
        <AddressFormSkeleton />
      )}
    </AddressFormFrame>
  )
}

/** Keeps the address as it was read, so that the page does not change while it is being saved. */
function EditForm({ found }: { readonly found: SavedAddressFragment }) {
  const text = useText()
  const [address] = useState(found)
  if (address.isConfirmed) return <AddressIsConfirmed address={address} />
  return (
    <AddressFormFrame title={text('addresses.edit.title')} lede={text('addresses.edit.lede')}>
      <AddressForm
        addressId={address.id}
        defaultValues={formOf(address)}
        fixedDefault={address.isDefault ? 'already' : undefined}
        hasDetails={isAnySet(address.property)}
      />
    </AddressFormFrame>
  )
}

/** Only the office edits a confirmed address (decision B2); how to get in is its owner's to say (decision X10). */
function AddressIsConfirmed({ address }: { readonly address: SavedAddressFragment }) {
  const text = useText()
  const { phone } = businessRules.company
  return (
    <AddressFormFrame
      title={text('addresses.confirmed.title')}
      lede={text('addresses.confirmed.lede', { street: streetLine(address) })}
    >
      <Stack gap="8">
        <ButtonAnchor href={phoneHref(phone)} justifySelf="start">
          {text('addresses.confirmed.call', { phone: phoneText(phone) })}
        </ButtonAnchor>
        <AccessNotesForm addressId={address.id} accessNotes={address.accessNotes} />
      </Stack>
    </AddressFormFrame>
  )
}

/** Absent, removed or somebody else's: one text for all (decision A2). */
function AddressNotFound() {
  const text = useText()
  const back = useWayBack()
  return (
    <NothingThere title={text('addresses.notFound.title')} lede={text('addresses.notFound.lede')}>
      <ButtonLink look="primary" to={back.to}>
        {text(back.label)}
      </ButtonLink>
    </NothingThere>
  )
}
