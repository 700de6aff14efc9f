import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { QueryState } from '../../api/QueryState.tsx'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { addUserAddressPath } from '../parts/paths/customerPaths.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressQuestion } from './AddressQuestion.tsx'
import { SavedAddressesDocument } from './addresses.generated.ts'

/** /userAddressDetail: saved addresses (customer document, section 2). */
export function Component() {
  const text = useText()
  const result = useQuery(SavedAddressesDocument)
  return (
    <PageFrame title={text('addresses.title')} lede={text('addresses.lede')} isWide>
      <QueryState result={result} words="addresses.failed" skeleton={<AddressSkeleton />}>
        {({ addresses }) => (addresses.length === 0 ? <NoAddress /> : <AddressCards addresses={addresses} />)}
      </QueryState>
    </PageFrame>
  )
}

function NoAddress() {
  const text = useText()
  return (
    <EmptyPanel icon="home" title={text('addresses.none')} text={text('addresses.none.why')}>
      <ButtonLink look="primary" to={addUserAddressPath()}>
        <Icon name="plus" />
        {text('addresses.add.title')}
      </ButtonLink>
    </EmptyPanel>
  )
}

function AddressSkeleton() {
  return (
    <CardColumns aria-hidden>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} height="15rem" borderRadius="card" />
      ))}
    </CardColumns>
  )
}

interface AddressCardsProps {
  /** The default one first. */
  readonly addresses: readonly SavedAddressFragment[]
}

/** Every saved address as a card, the question about one of them, and the "+" card (customer document, section 2). */
function AddressCards({ addresses }: AddressCardsProps) {
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
const CardColumns = chakra('div', {
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
