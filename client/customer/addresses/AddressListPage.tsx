import { useQuery } from '@apollo/client/react'
import { QueryState } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { addUserAddressPath } from '../parts/paths/addressPaths.ts'
import { AddressCards, CardColumns } from './AddressCards.tsx'
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
