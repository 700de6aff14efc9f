import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { loadChunk } from '../../browser/chunks.ts'
import { EntryFoot, EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { SmallFields } from '../parts/birthDate/SmallFields.ts'
import { HumanPart } from '../parts/entry/HumanPart.tsx'
import { type HumanCheck, proving } from '../parts/entry/humanProof.ts'
import { NewPasswordFields } from '../parts/entry/NewPasswordFields.tsx'
import { emptyRegistration, type RegistrationValues } from './registrationValues.ts'

/** /createAccount (customer document, section 2). */
export function Component() {
  const text = useText()
  return (
    <EntryPage title={text('register.title')} lede={text('register.lede')}>
      <RegistrationForm />
      <EntryFoot>
        {text('register.have')} <Link to="/login">{text('register.signIn')}</Link>
      </EntryFoot>
    </EntryPage>
  )
}

/** Name, contact, password, date of birth, consents, and the check for programs; then /login. */
function RegistrationForm() {
  const text = useText()
  const { form, submit, isDone, human } = useRegistration()
  const email = form.getValues('email').trim()
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareRegistration}>
      <Stack gap="4" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
        <TextField name="firstName" label={text('register.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={text('register.lastName')} autoComplete="family-name" />
      </Stack>
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
      <DateOfBirth />
      <MailFields />
      <HumanPart check={human} />
      <SubmitButton isDone={isDone}>{text('register.submit')}</SubmitButton>
      <RedirectNotice
        isDone={isDone}
        to="/login"
        state={{ after: 'registration', email }}
        words={text('register.redirect', { email })}
      />
    </ServerForm>
  )
}

const loadBirthDate = () => import('../parts/birthDate/BirthDateField.tsx')
const BirthDateField = lazy(async () => ({ default: (await loadChunk(loadBirthDate)).BirthDateField }))

/** Folded, because nobody needs to tell it, and loaded when it is opened or somebody starts to type; open while it holds something. */
function DateOfBirth() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const isTold = useWatch({ name: 'dob' }) !== ''
  return (
    <details open={isOpen || isTold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary py="3" textStyle="t14" color="brand" cursor="pointer">
        {text('register.dob')}
      </chakra.summary>
      <Suspense>
        {(isOpen || isTold) && (
          <BirthDateField
            isLabelHidden
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
        )}
      </Suspense>
    </details>
  )
}

/** Order mails and advertising, two consents (decision A17). */
function MailFields() {
  const text = useText()
  return (
    <SmallFields>
      <legend>{text('register.mails')}</legend>
      <CheckField name="emailNotifications">{text('register.mails.orders')}</CheckField>
      <CheckField name="marketingConsent">
        {text('register.mails.marketing', { company: businessRules.company.name })}
      </CheckField>
    </SmallFields>
  )
}

const loadRules = () => import('./registrationRules.ts')
const loadSending = () => import('./register.ts')
const resolver = fieldRules<RegistrationValues>(loadRules)

/** The registration form with its proof of a person (customer document sections 2 and 5, decision A7). */
function useRegistration() {
  const human = useRef<HumanCheck>(null)
  const server = useServerForm<RegistrationValues>({
    defaultValues: emptyRegistration,
    resolver,
    send: (values) =>
      proving(human, values, async (proof) => (await loadChunk(loadSending)).register(values, proof)),
  })
  return { ...server, human }
}

/** Loads what sending needs once somebody starts to type. */
function prepareRegistration(): void {
  prepareRules(loadRules, () => Promise.all([loadSending(), loadBirthDate()]))
}
