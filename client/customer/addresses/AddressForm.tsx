import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PersonFields, PlaceFields } from '../../domain/address/AddressFields.tsx'
import type { AddressFormValues } from '../../domain/address/addressForm.ts'
import { FormGuard } from '../../forms/LeaveGuard.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { editUserAddressPath, withNewAddress } from '../parts/paths/addressPaths.ts'
import { BuildingDetails } from './BuildingDetails.tsx'
import { DefaultBox } from './DefaultBox.tsx'
import { prepareAddressForm, useAddressForm } from './useAddressForm.ts'
import { useWayBack } from './useWayBack.ts'

interface AddressFormProps {
  /** Of the address that is edited; without one the form adds an address. */
  readonly addressId?: string
  readonly defaultValues: AddressFormValues
  readonly fixedDefault: 'first' | 'already' | undefined
  readonly hasDetails: boolean
}

/** The form of a new or a saved address; afterwards one is back where one came from. */
export function AddressForm({ addressId, defaultValues, fixedDefault, hasDetails }: AddressFormProps) {
  const text = useText()
  const back = useWayBack()
  const [next, setNext] = useState<string>()
  // As the page was entered: the first address is no longer the first one once it is saved.
  const [fixed] = useState(fixedDefault)
  const { form, submit, isDone, takenId } = useAddressForm({
    addressId,
    defaultValues,
    onSaved: (id) => setNext(addressId ? back.to : withNewAddress(back.to, id)),
  })
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareAddressForm}>
      {takenId && (
        <ButtonLink
          look="link"
          justifySelf="start"
          to={editUserAddressPath(takenId, { next: withNewAddress(back.to, takenId) })}
        >
          {text('addresses.taken.open')}
        </ButtonLink>
      )}
      <chakra.div display="grid" gap="8" mt="2">
        <PersonFields />
        <PlaceFields />
        <DefaultBox fixed={fixed} />
        <BuildingDetails startsOpen={useLocation().hash === '#details' || hasDetails} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton isDone={isDone}>
            {text(addressId ? 'addresses.form.save' : 'addresses.form.add')}
          </SubmitButton>
          <ButtonLink to={back.to} look="quiet" size="lg">
            {text('addresses.form.cancel')}
          </ButtonLink>
        </chakra.div>
      </chakra.div>
      <FormGuard isDone={isDone} />
      {next && <GoOn to={next} />}
    </ServerForm>
  )
}

/** Stands after the guard, which has let go by the time this one leaves. The filled form is not come back to. */
function GoOn({ to }: { readonly to: string }): null {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return null
}
