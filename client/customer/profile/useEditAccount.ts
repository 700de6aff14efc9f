import { useApolloClient } from '@apollo/client/react'
import { sendCommand } from '../../api/command/command.ts'
import { phoneText } from '../../format/phone.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { needTexts } from '../../i18n/intlStore.ts'
import { renameUser } from '../../session/session.ts'
import { isoDate } from '../parts/birthDate/birthDateParts.ts'
import { type ProfileFormFragment, SaveProfileDocument } from './profile.generated.ts'

interface Details {
  readonly firstName: string
  readonly lastName: string
  /** Of three fields, empty for none. */
  readonly dob: string
  readonly phoneNumber: string
  readonly emailNotifications: boolean
  readonly marketingConsent: boolean
}

const loadRules = () => import('./editAccountRules.ts')
const resolver = fieldRules<Details>(loadRules)

/** The profile form (document sections 2, 3 and 5): what is saved is shown everywhere at once, in the greeting too. */
export function useEditAccount(profile: ProfileFormFragment) {
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

/** Fetches what saving needs once somebody begins to type. */
export function prepareSaving(): void {
  void Promise.all([loadRules(), needTexts('refusals')])
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

/** The account page knows the customer under another type than the profile. */
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
