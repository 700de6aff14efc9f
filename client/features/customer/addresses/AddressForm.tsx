import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Province } from '../../../../schema/rules/enumerations.ts'
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { ServerForm } from '../../../forms/ServerForm.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { withNewAddress } from '../../../parts/paths/addressPaths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { AddressFormValues } from './addressForm.ts'
import { BuildingDetails } from './BuildingDetails.tsx'
import { DefaultBox } from './DefaultBox.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { PostalField } from './PostalField.tsx'
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
  const { form, submit, isDone } = useAddressForm({
    addressId,
    defaultValues,
    onSaved: (id) => setNext(addressId ? back.to : withNewAddress(back.to, id)),
  })
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareAddressForm}>
      <chakra.div display="grid" gap="8" mt="2">
        <Person />
        <Place />
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
      <LeaveGuard isDone={isDone} />
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

function Person() {
  const text = useText()
  return (
    <Group legend={text('addresses.form.person')}>
      <FieldGrid columns={2}>
        <TextField name="firstName" label={text('addresses.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={text('addresses.lastName')} autoComplete="family-name" />
      </FieldGrid>
    </Group>
  )
}

function Place() {
  const text = useText()
  return (
    <Group legend={text('addresses.form.place')}>
      <FieldGrid columns="street">
        <TextField name="unit" label={text('addresses.unit')} autoComplete="address-line2" />
        <TextField name="streetNo" label={text('addresses.streetNo')} autoComplete="off" />
        <TextField name="streetName" label={text('addresses.streetName')} autoComplete="address-line1" />
      </FieldGrid>
      <FieldGrid columns="town">
        <TextField name="city" label={text('addresses.city')} autoComplete="address-level2" />
        <SelectField name="provinceId" label={text('addresses.province')} autoComplete="address-level1">
          <option value="">{text('addresses.province.choose')}</option>
          {Object.values(Province).map((id) => (
            <option key={id} value={id}>
              {text(`province.${id}`)}
            </option>
          ))}
        </SelectField>
        <PostalField />
      </FieldGrid>
    </Group>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <chakra.fieldset display="grid" gap="4" minWidth="0">
      <chakra.legend textStyle="t18" fontWeight="strong" mb="4">
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
