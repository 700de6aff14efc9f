import { useQuery } from '@apollo/client/react'
import { failureDetail } from '../../api/callFailure.ts'
import { newForm } from '../../domain/address/addressForm.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AddressFormFrame, AddressFormSkeleton } from './AddressFormFrame.tsx'
import { NewAddressDocument } from './addresses.generated.ts'

/** /addUserAddress (customer document, section 2). The contact person is the customer unless another one is entered. */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(NewAddressDocument)
  return (
    <AddressFormFrame title={text('addresses.add.title')} lede={text('addresses.add.lede')}>
      {data && (
        <AddressForm
          defaultValues={newForm(data.me)}
          fixedDefault={data.addresses.length === 0 ? 'first' : undefined}
          hasDetails={false}
        />
      )}
      {!data &&
        (error ? (
          <LoadFailed words="addresses.failed" detail={failureDetail(error)} onRetry={() => void refetch()} />
        ) : (
          <AddressFormSkeleton />
        ))}
    </AddressFormFrame>
  )
}
