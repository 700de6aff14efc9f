import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { sendCommand } from '../../api/command/command.ts'
import { phoneText } from '../../format/phone.ts'
import { CheckField } from '../../forms/CheckField.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { FormGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { renameUser } from '../../session/session.ts'
import { Muted, Stack } from '../../ui/layout.tsx'
import { BirthDateField } from '../parts/birthDate/BirthDateField.tsx'
import { isoDate } from '../parts/birthDate/birthDateParts.ts'
import { type ProfileFormFragment, SaveProfileDocument } from './profile.generated.ts'

/** The e-mail to read, everything else to change; afterwards the account with the new details. */
export function EditAccountForm({ profile }: { readonly profile: ProfileFormFragment }) {
  const text = useText()
  const { form, submit, isDone } = useEditAccount(profile)
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareSaving}>
      <FixedEmail email={profile.email} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TextField name="firstName" label={text('profile.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={text('profile.lastName')} autoComplete="family-name" />
      </chakra.div>
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
      <RedirectNotice isDone={isDone} to="/account" words={text('profile.toAccount')} />
      <FormGuard isDone={isDone} />
    </ServerForm>
  )
}

/** Two boxes, because they are two consents: news of one's own orders, and advertising (decision A17). */
function Mails() {
  const text = useText()
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" minWidth="0">
      <chakra.legend textStyle="t14" fontWeight="medium">
        {text('profile.mails')}
      </chakra.legend>
      <CheckField name="emailNotifications">{text('profile.mails.orders')}</CheckField>
      <CheckField name="marketingConsent">
        {text('profile.mails.marketing', { company: businessRules.company.name })}
      </CheckField>
      <Muted textWrap="balance">{text('profile.mails.note')}</Muted>
    </chakra.fieldset>
  )
}

/** The e-mail address, read-only: it changes only through support (decision A10). */
function FixedEmail({ email }: { readonly email: string }) {
  const text = useText()
  const { email: ours } = businessRules.company
  return (
    <Stack as="dl" gap="1">
      <chakra.dt textStyle="t14" fontWeight="medium">
        {text('contact.email')}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{email}</chakra.dd>
      <chakra.dd textStyle="t14" color="muted">
        <FormattedMessage
          id="profile.email.fixed"
          values={{ email: <a href={`mailto:${ours}`}>{ours}</a> }}
        />
      </chakra.dd>
    </Stack>
  )
}

interface Details {
  readonly firstName: string
  readonly lastName: string
  /** From three fields, empty for none. */
  readonly dob: string
  readonly phoneNumber: string
  readonly emailNotifications: boolean
  readonly marketingConsent: boolean
}

const loadRules = () => import('./editAccountRules.ts')
const resolver = fieldRules<Details>(loadRules)

/** The profile form (document sections 2, 3 and 5): saved values appear everywhere at once, in the greeting too. */
function useEditAccount(profile: ProfileFormFragment) {
  const client = useApolloClient()
  return useServerForm<Details>({
    defaultValues: detailsOf(profile),
    resolver,
    send: async (details) => {
      const input = { ...details, dob: isoDate(details.dob) }
      const reply = await sendCommand({ mutation: SaveProfileDocument, variables: { input } })
      if (reply.profile) showEverywhere(client, reply.profile)
      return reply
    },
  })
}

/** Loads what saving needs once somebody starts to type. */
function prepareSaving(): void {
  prepareRules(loadRules)
}

function detailsOf(profile: ProfileFormFragment): Details {
  const { firstName, lastName, dob, phoneNumber, emailNotifications, marketingConsent } = profile
  return {
    firstName,
    lastName,
    dob: dob ?? '',
    phoneNumber: phoneNumber === null ? '' : phoneText(phoneNumber),
    emailNotifications,
    marketingConsent,
  }
}

/** The account page has the customer under another type than the profile. */
function showEverywhere(
  { cache }: ReturnType<typeof useApolloClient>,
  { id, firstName, lastName, phoneNumber }: ProfileFormFragment,
): void {
  renameUser(firstName)
  const customer = cache.identify({ __typename: 'Customer', id })
  if (customer === undefined) return
  cache.modify({
    id: customer,
    fields: { firstName: () => firstName, lastName: () => lastName, phoneNo: () => phoneNumber },
  })
}
