import { useSearchParams } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { readNext, userAddressDetailPath } from '../parts/paths/addressPaths.ts'

interface WayBack {
  readonly to: string
  readonly label: MessageId
}

/** Where an address form leads back to: where one came from, a booking step or the account, else the list of addresses. */
export function useWayBack(): WayBack {
  const to = readNext(useSearchParams()[0].get('next')) ?? userAddressDetailPath
  return { to, label: labelOf(to) }
}

function labelOf(to: string): MessageId {
  if (to.startsWith('/select')) return 'addresses.back.booking'
  return to.startsWith('/account') ? 'account.back' : 'addresses.back.list'
}
