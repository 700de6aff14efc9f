import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import {
  AccessNotesField,
  PersonFields,
  PlaceFields,
  postalText,
} from '../../domain/address/AddressFields.tsx'
import { type AddressFormValues, inputOf, takenPlace } from '../../domain/address/addressForm.ts'
import { PropertyFields } from '../../domain/address/PropertyFields.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { FormGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { AreaNote } from '../parts/page/AreaNote.tsx'
import { editUserAddressPath, withNewAddress } from '../parts/paths/customerPaths.ts'
import { useWayBack } from './AddressFormFrame.tsx'
import { addAddress, saveAddress } from './addressCommands.ts'

interface AddressFormProps {
  /** The edited address; without one the form adds an address. */
  readonly addressId?: string
  readonly defaultValues: AddressFormValues
  readonly fixedDefault: 'first' | 'already' | undefined
  readonly hasDetails: boolean
}

/** The form of a new or a saved address; afterwards it leads back. */
export function AddressForm({ addressId, defaultValues, fixedDefault, hasDetails }: AddressFormProps) {
  const text = useText()
  const back = useWayBack()
  const [next, setNext] = useState<string>()
  // As it was when the page opened: a saved first address is no longer the first.
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
      <Stack gap="8" mt="2">
        <PersonFields />
        <Stack gap="4">
          <PlaceFields />
          <TypedAreaNote />
        </Stack>
        <BuildingDetails startsOpen={useLocation().hash === '#details' || hasDetails} />
        <AccessNotesField />
        <DefaultBox fixed={fixed} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton isDone={isDone}>
            {text(addressId ? 'addresses.form.save' : 'addresses.form.add')}
          </SubmitButton>
          <ButtonLink to={back.to} look="quiet" size="lg">
            {text('form.cancel')}
          </ButtonLink>
        </chakra.div>
      </Stack>
      <FormGuard isDone={isDone} />
      {next && <GoOn to={next} />}
    </ServerForm>
  )
}

/** Where crews work, once the typed postal code is one of somewhere else. */
function TypedAreaNote() {
  const { control } = useFormContext<AddressFormValues>()
  return <AreaNote postal={postalText(useWatch({ control, name: 'postal' }))} />
}

/** After the guard, which no longer asks by the time this leaves. The filled form is replaced in the history. */
export function GoOn({ to }: { readonly to: string }): null {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return null
}

interface DefaultBoxProps {
  /** Why the address is the default regardless of the box: it is the first, or the default already (decision B1). */
  readonly fixed: 'first' | 'already' | undefined
}

/** Makes the address the default; if it is anyway, the box is ticked and says why it stays so. */
function DefaultBox({ fixed }: DefaultBoxProps) {
  const text = useText()
  if (!fixed) return <CheckField name="isDefault">{text('addresses.isDefault')}</CheckField>
  return (
    <div>
      <CheckBox checked readOnly disabled aria-describedby="default-why">
        {text('addresses.isDefault')}
      </CheckBox>
      <Muted id="default-why">
        {text(fixed === 'first' ? 'addresses.isDefault.first' : 'addresses.isDefault.already')}
      </Muted>
    </div>
  )
}

const loadRules = () => import('../../domain/address/addressRules.ts')
const resolver = fieldRules<AddressFormValues>(loadRules)

/**
 * An address form (customer document sections 3 and 5) for a new address, or for a saved one when there is an id.
 * @param onSaved gets the id of the address that was added or saved
 */
function useAddressForm(options: {
  readonly addressId?: string | undefined
  readonly defaultValues: AddressFormValues
  readonly onSaved: (addressId: string) => void
}) {
  const { addressId, defaultValues, onSaved } = options
  /** After a refusal, the address that already has the place. */
  const [takenId, setTakenId] = useState<string>()
  const form = useServerForm({
    keepAs: addressId ? undefined : 'new address',
    defaultValues,
    resolver,
    send: async (values: AddressFormValues) => {
      const input = inputOf(values)
      const reply = await (addressId ? saveAddress(addressId, input) : addAddress(input))
      setTakenId(takenPlace(reply.userErrors))
      return reply
    },
    onDone: ({ address }) => address && onSaved(address.id),
  })
  return { ...form, takenId }
}

/** Loads what sending the form needs once somebody starts to fill it in. */
function prepareAddressForm(): void {
  prepareRules(loadRules)
}

interface BuildingDetailsProps {
  readonly startsOpen: boolean
}

/** The collapsible building details of an address form (customer document section 2, "Address forms"). */
function BuildingDetails({ startsOpen }: BuildingDetailsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <chakra.section layerStyle="panel">
      <chakra.h2 textStyle="t16">
        <Toggle
          type="button"
          id="details"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'details-fields' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {text('addresses.details')}
            <chakra.span display="block" textStyle="t14" fontWeight="normal" color="muted">
              {text('addresses.details.why')}
            </chakra.span>
          </span>
          <Turning data-open={isOpen ? '' : undefined}>
            <Icon name="down" />
          </Turning>
        </Toggle>
      </chakra.h2>
      {isOpen && (
        <chakra.div id="details-fields" p={{ base: '4', sm: '6' }} pt="2">
          <PropertyFields />
        </chakra.div>
      )}
    </chakra.section>
  )
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: '100%',
    minHeight: '11',
    px: { base: '4', sm: '6' },
    py: '4',
    borderRadius: 'card',
    fontWeight: 'strong',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'sunk' },
  },
})

const Turning = chakra('span', {
  base: { transition: 'rotate 200ms ease-out', '&[data-open]': { rotate: '180deg' } },
})
