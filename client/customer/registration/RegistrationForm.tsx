import { GoingOn } from '../../forms/GoingOn.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { BirthDateField } from '../parts/birthDate/BirthDateField.tsx'
import { HumanPart } from '../parts/entry/HumanPart.tsx'
import { NewPasswordFields } from '../parts/entry/NewPasswordFields.tsx'
import { MailFields } from './MailFields.tsx'
import { prepareRegistration, useRegistration } from './useRegistration.ts'

/** Name, date of birth, how to reach and to know somebody, what may be mailed, and the check for programs; then /login. */
export function RegistrationForm() {
  const text = useText()
  const { form, submit, isDone, human } = useRegistration()
  const email = form.getValues('email').trim()
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareRegistration}>
      <TextField name="firstName" label={text('register.firstName')} autoComplete="given-name" />
      <TextField name="lastName" label={text('register.lastName')} autoComplete="family-name" />
      <DateOfBirth />
      <TextField
        name="email"
        type="email"
        label={text('contact.email')}
        hint={text('register.email.hint')}
        autoComplete="email"
      />
      <TextField
        name="phoneNumber"
        type="tel"
        label={text('register.phone')}
        hint={text('register.phone.hint')}
        autoComplete="tel"
      />
      <NewPasswordFields name="password" label={text('login.password')} />
      <MailFields />
      <HumanPart check={human} />
      <SubmitButton isDone={isDone}>{text('register.submit')}</SubmitButton>
      <GoingOn
        isDone={isDone}
        to="/login"
        state={{ after: 'registration', email }}
        words={text('register.redirect', { email })}
      />
    </ServerForm>
  )
}

function DateOfBirth() {
  const text = useText()
  return (
    <BirthDateField
      name="dob"
      label={text('register.dob')}
      hint={text('dob.hint')}
      words={{
        year: text('dob.year'),
        month: text('dob.month'),
        day: text('dob.day'),
        noMonth: text('dob.month.none'),
      }}
    />
  )
}
