import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../forms/CheckField.tsx'
import { GoingOn } from '../../forms/GoingOn.tsx'
import { FormGuard } from '../../forms/LeaveGuard.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { BirthDateField } from '../parts/birthDate/BirthDateField.tsx'
import { FixedEmail } from './FixedEmail.tsx'
import type { ProfileFormFragment } from './profile.generated.ts'
import { prepareSaving, useEditAccount } from './useEditAccount.ts'

/** The e-mail to read, everything else to change; then the account with the new details. */
export function EditAccountForm({ profile }: { readonly profile: ProfileFormFragment }) {
  const text = useText()
  const { form, submit, isDone } = useEditAccount(profile)
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareSaving}>
      <FixedEmail email={profile.email} />
      <Pair>
        <TextField name="firstName" label={text('profile.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={text('profile.lastName')} autoComplete="family-name" />
      </Pair>
      <BirthDateField
        name="dob"
        label={text('profile.dob')}
        hint={text('profile.dob.hint')}
        words={{
          year: text('profile.dob.year'),
          month: text('profile.dob.month'),
          day: text('profile.dob.day'),
          noMonth: text('profile.dob.month.none'),
        }}
      />
      <TextField
        name="phoneNumber"
        label={text('profile.phone')}
        hint={text('profile.phone.hint')}
        type="tel"
        autoComplete="tel"
      />
      <Mails />
      <SubmitButton isDone={isDone}>{text('profile.edit.submit')}</SubmitButton>
      <GoingOn isDone={isDone} to="/account" words={text('profile.toAccount')} />
      <FormGuard isDone={isDone} />
    </ServerForm>
  )
}

/** Two boxes, because they are two things: news of one's own orders, and advertising (decision A17). */
function Mails() {
  const text = useText()
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" minWidth="0">
      <chakra.legend textStyle="t14" fontWeight="medium">
        {text('profile.mails')}
      </chakra.legend>
      <CheckField name="emailNotifications">{text('profile.mails.orders')}</CheckField>
      <CheckField name="marketingConsent">{text('profile.mails.marketing')}</CheckField>
      <chakra.p textStyle="t14" color="muted">
        {text('profile.mails.note')}
      </chakra.p>
    </chakra.fieldset>
  )
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
  },
})
