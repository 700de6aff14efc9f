import { useQuery } from '@apollo/client/react'
import { QueryState } from '../../api/QueryState.tsx'
import { newForm } from '../../domain/address/addressForm.ts'
import { useText } from '../../i18n/useText.ts'
import { AddressForm } from './AddressForm.tsx'
import { AddressFormFrame, AddressFormSkeleton } from './AddressFormFrame.tsx'
import { NewAddressDocument } from './addresses.generated.ts'

/** /addUserAddress (customer document, section 2). The contact person is the customer unless another one is entered. */
export function Component() {
  const text = useText()
  const result = useQuery(NewAddressDocument)
  return (
    <AddressFormFrame title={text('addresses.add.title')} lede={text('addresses.add.lede')}>
      <QueryState result={result} words="addresses.failed" skeleton={<AddressFormSkeleton />}>
        {({ me, addresses }) => (
          <AddressForm
            defaultValues={newForm(me)}
            fixedDefault={addresses.length === 0 ? 'first' : undefined}
            hasDetails={false}
          />
        )}
      </QueryState>
    </AddressFormFrame>
  )
}
