import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
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
import { Cluster } from '../../../ui/layout.tsx'
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
    <Card aria-labelledby="caller-title">
      <chakra.h2 id="caller-title" textStyle="t18" mb="4">
        {text('officeCaller.new')}
      </chakra.h2>
      <ServerForm form={form} submit={submit}>
        {takenBy && (
          <Button look="link" justifySelf="start" onClick={() => choose({ user: takenBy })}>
            {text('officeCaller.taken')}
          </Button>
        )}
        <FieldGrid columns={2}>
          <TextField name="firstName" label={text('addresses.firstName')} autoComplete="off" />
          <TextField name="lastName" label={text('addresses.lastName')} autoComplete="off" />
          <TextField name="phoneNumber" label={text('contact.phone')} type="tel" autoComplete="off" />
          <TextField
            name="email"
            label={text('officeCaller.email')}
            hint={text('officeCaller.email.hint')}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
        </FieldGrid>
        <PlaceFields />
        <AccessNotesField />
        <chakra.fieldset minWidth="0">
          <chakra.legend textStyle="t18" fontWeight="strong" mb="4">
            {text('addresses.details')}
          </chakra.legend>
          <PropertyFields />
        </chakra.fieldset>
        <Cluster gap="3">
          <SubmitButton>{text('officeCaller.new.submit')}</SubmitButton>
          <Button onClick={onClose}>{text('form.cancel')}</Button>
        </Cluster>
        <FormGuard isDone={isDone} />
      </ServerForm>
    </Card>
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
