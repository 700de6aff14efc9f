import { findAddressVersion } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import { findService } from '../catalog/services.store.ts'
import type { Db } from '../kernel/database.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import { findPresentCustomer } from '../people/customers.store.ts'
import { crewMembers } from '../staffing/crewMembers.store.ts'
import { findCrew } from '../staffing/crews.store.ts'

/** Where mails look up what events only point at: the tables of the suppliers as they are when a mail is written. */
export function mailLookups(db: Db): MailLookups {
  return {
    recipient: (customerId) => findPresentCustomer(db, customerId),
    async addressLine(addressVersionId) {
      const address = await findAddressVersion(db, addressVersionId)
      return address && addressLine(address)
    },
    async serviceName(serviceId, language) {
      const service = await findService(db, serviceId)
      return service && serviceTextOf(service, language).name
    },
    async crew(groupId) {
      const crew = await findCrew(db, groupId)
      if (!crew) return undefined
      const members = await crewMembers(db, groupId)
      return { groupNo: crew.groupNo, firstNames: members.map(({ firstName }) => firstName) }
    },
  }
}
