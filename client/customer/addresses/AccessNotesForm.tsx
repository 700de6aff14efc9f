import { useState } from 'react'
import { AccessNotesField } from '../../domain/address/AddressFields.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { FormGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { GoOn } from './AddressForm.tsx'
import { useWayBack } from './AddressFormFrame.tsx'
import { saveAccessNotes } from './addressCommands.ts'

interface AccessNotesFormProps {
  readonly addressId: string
  readonly accessNotes: string
}

const resolver = fieldRules<Pick<AccessNotesFormProps, 'accessNotes'>>(async () => ({
  schema: (await import('../../domain/address/addressRules.ts')).accessNotesSchema,
}))

/** All that a customer changes at a confirmed address (decision X10); afterwards it leads back. */
export function AccessNotesForm({ addressId, accessNotes }: AccessNotesFormProps) {
  const text = useText()
  const back = useWayBack()
  const [isSaved, setSaved] = useState(false)
  const { form, submit, isDone } = useServerForm({
    defaultValues: { accessNotes },
    resolver,
    send: (values) => saveAccessNotes(addressId, values.accessNotes),
    onDone: () => setSaved(true),
  })
  return (
    <ServerForm form={form} submit={submit}>
      <AccessNotesField />
      <div>
        <SubmitButton isDone={isDone}>{text('addresses.access.save')}</SubmitButton>
      </div>
      <FormGuard isDone={isDone} />
      {isSaved && <GoOn to={back.to} />}
    </ServerForm>
  )
}
