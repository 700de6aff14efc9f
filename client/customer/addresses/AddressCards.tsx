import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { addUserAddressPath } from '../parts/paths/addressPaths.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressQuestion } from './AddressQuestion.tsx'

interface AddressCardsProps {
  /** The default one first. */
  readonly addresses: readonly SavedAddressFragment[]
}

/** Every saved address as a card, the question about one of them, and the "+" card (customer document, section 2). */
export function AddressCards({ addresses }: AddressCardsProps) {
  const { open, host } = useDialog()
  const ask = (about: 'default' | 'remove', address: SavedAddressFragment) => {
    // the pressed link will be gone
    const focused = about === 'default' ? address : neighbourOf(address, addresses)
    open(() => <AddressQuestion about={about} address={address} focused={focused?.id} />)
  }
  return (
    <>
      <CardColumns asChild>
        <ul>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                onMakeDefault={() => ask('default', address)}
                onRemove={() => ask('remove', address)}
              />
            </li>
          ))}
          <li>
            <AddCard />
          </li>
        </ul>
      </CardColumns>
      {host()}
    </>
  )
}

/** The card in a removed one's place, or the one before; there is one, because the default address is never removed. */
function neighbourOf(
  removed: SavedAddressFragment,
  addresses: readonly SavedAddressFragment[],
): SavedAddressFragment | undefined {
  const place = addresses.findIndex(({ id }) => id === removed.id)
  return addresses[place + 1] ?? addresses[place - 1]
}

function AddCard() {
  const text = useText()
  return (
    <Plus to={addUserAddressPath()}>
      <Icon name="plus" size={32} />
      {text('addresses.add.title')}
    </Plus>
  )
}

/** Two cards side by side if there is room. */
export const CardColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    listStyle: 'none',
    '& > li': { display: 'grid' },
  },
})

const Plus = chakra(Link, {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '2',
    minHeight: '9rem',
    p: '4',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'inputLine',
    borderRadius: 'card',
    fontWeight: 'strong',
    textDecoration: 'none',
    transition: 'background-color 120ms ease-out',
    '&:hover': { bg: 'brandTint', borderColor: 'brand' },
  },
})
