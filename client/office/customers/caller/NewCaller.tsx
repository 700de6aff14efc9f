import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useState } from 'react'
import { sendIdempotent } from '../../../api/command/command.ts'
import { AccessNotesField, PlaceFields } from '../../../domain/address/AddressFields.tsx'
import { inputOf, takenPlace } from '../../../domain/address/addressForm.ts'
import { FieldGrid } from '../../../domain/address/FieldGrid.tsx'
import { PropertyFields } from '../../../domain/address/PropertyFields.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { ServerForm } from '../../../forms/ServerForm.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { FormGuard } from '../../../forms/UnsavedChangesGuard.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Cluster, Muted, Stack } from '../../../ui/layout.tsx'
import { FoldToggle } from '../../parts/smallControls.tsx'
import { RegisterCallerDocument } from './caller.generated.ts'
import { useCaller } from './callerAddress.ts'
import { callerForm } from './callerForm.ts'
import type { CallerValues } from './callerRules.ts'

interface NewCallerProps {
  /** What was searched for: a phone number, an email address, or a name. */
  readonly typed: string
  readonly onClose: () => void
}

/** Registers a customer on the phone, with the address that they book for (decision W2). */
export function NewCaller({ typed, onClose }: NewCallerProps) {
  const text = useText()
  const { choose } = useCaller()
  const { form, submit, isDone, takenBy } = useRegistration(typed)
  const { setFocus } = form
  useEffect(() => setFocus('firstName'), [setFocus])
  return (
    <Card aria-labelledby="caller-title" maxWidth="48rem">
      <chakra.h2 id="caller-title" textStyle="t18" mb="4">
        {text('officeCaller.new')}
      </chakra.h2>
      <ServerForm form={form} submit={submit}>
        {takenBy && (
          <Button look="link" justifySelf="start" onClick={() => choose({ user: takenBy })}>
            {text('officeCaller.taken')}
          </Button>
        )}
        <FieldGrid columns="town">
          <TextField name="firstName" label={text('addresses.firstName')} autoComplete="off" />
          <TextField name="lastName" label={text('addresses.lastName')} autoComplete="off" />
          <TextField name="phoneNumber" label={text('contact.phone')} type="tel" autoComplete="off" />
        </FieldGrid>
        <TextField
          name="email"
          label={text('officeCaller.email')}
          hint={text('officeCaller.email.hint')}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
        <PlaceFields />
        <Details hasError={form.formState.errors.accessNotes !== undefined} />
        <Cluster gap="3">
          <SubmitButton>{text('officeCaller.new.submit')}</SubmitButton>
          <Button size="lg" onClick={onClose}>
            {text('form.cancel')}
          </Button>
        </Cluster>
        <FormGuard isDone={isDone} />
      </ServerForm>
    </Card>
  )
}

/** What a registration does not need, folded until it is asked for or holds an error. */
function Details({ hasError }: { readonly hasError: boolean }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (hasError && !isOpen) setOpen(true)
  return (
    <Stack layerStyle="ruled" pt="2">
      <FoldToggle minHeight="11" isOpen={isOpen} of={id} onClick={() => setOpen(!isOpen)}>
        {text('addresses.details')}
      </FoldToggle>
      <Muted>{text('officeCaller.details')}</Muted>
      {isOpen && (
        <Stack id={id} gap="4" mt="4">
          <PropertyFields />
          <AccessNotesField />
        </Stack>
      )}
    </Stack>
  )
}

const resolver = fieldRules<CallerValues>(() => import('./callerRules.ts'))

function useRegistration(typed: string) {
  const { choose } = useCaller()
  const [takenBy, setTakenBy] = useState<string>()
  const form = useServerForm({
    keepAs: 'caller',
    defaultValues: callerForm(typed),
    resolver,
    send: async (values: CallerValues) => {
      const { phoneNumber, email } = values
      const reply = await sendIdempotent({
        mutation: RegisterCallerDocument,
        about: '',
        terms: { ...inputOf(values), phoneNumber, email: email.trim() || null },
        refetch: 'never',
      })
      setTakenBy(takenPlace(reply.userErrors))
      return reply
    },
    onDone: ({ customer }) => customer && choose({ user: customer.id }),
  })
  return { ...form, takenBy }
}
