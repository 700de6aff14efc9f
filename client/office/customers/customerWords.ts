import type { useText } from '../../i18n/useText.ts'
import type { OfficeUserRowFragment } from './users.generated.ts'

type Named = Pick<OfficeUserRowFragment, 'firstName' | 'lastName' | 'erased'>

/** What a customer is called: their name, 'Unset' where none was given, a former customer once forgotten (decision A20). */
export function customerName(
  text: ReturnType<typeof useText>,
  { firstName, lastName, erased }: Named,
): string {
  if (erased) return text('officeUsers.former')
  return [firstName, lastName].filter(Boolean).join(' ') || text('officeUsers.unset')
}
