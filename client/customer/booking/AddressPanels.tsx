import { chakra } from '@chakra-ui/react/styled-system'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceSet } from '../../ui/ChoiceSet.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RadioCard } from '../../ui/RadioCard.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Words } from '../../ui/Words.tsx'

interface AddressPanelsProps {
  readonly addresses: readonly SavedAddressFragment[]
  readonly chosen: string | undefined
  readonly onChoose: (addressId: string) => void
  readonly problem: string | undefined
}

/** The default address and, below it, the others: one set of radios in two panels (document section 2). */
export function AddressPanels({ addresses, chosen, onChoose, problem }: AddressPanelsProps) {
  const text = useText()
  const panels = [
    { label: text('booking.address.default'), addresses: addresses.filter((address) => address.isDefault) },
    { label: text('booking.address.others'), addresses: addresses.filter((address) => !address.isDefault) },
  ].filter((panel) => panel.addresses.length > 0)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
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
    </chakra.div>
  )
}

function AddressText({ address }: { readonly address: SavedAddressFragment }) {
  return (
    <chakra.span display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
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
    </chakra.span>
  )
}
