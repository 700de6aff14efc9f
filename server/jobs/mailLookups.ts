import { addressVersionsById } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import { findServices } from '../catalog/services.store.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins } from '../kernel/joins.store.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import { findPresentCustomers } from '../people/customers.store.ts'
import { membersByCrew } from '../staffing/crewMembers.store.ts'
import { crewsById } from '../staffing/crews.store.ts'
import { batchedLoader, keyed } from './batchedLoader.ts'

/**
 * Where mails look up what events only point at: the tables of the suppliers as they are when a mail is written. What mails that are
 * written together look up at the same moment is asked for together; nothing is kept.
 */
export function mailLookups(db: Db): MailLookups {
  const customers = batchedLoader(async (ids) =>
    keyed(await findPresentCustomers(db, ids), ({ userId }) => userId),
  )
  const services = batchedLoader(async (ids) =>
    keyed(await findServices(db, ids), ({ serviceId }) => serviceId),
  )
  const joins = createJoins(db, { isKept: false })
  const addresses = joins.of(addressVersionsById)
  const crews = joins.of(crewsById)
  const members = joins.of(membersByCrew)
  return {
    recipient: (customerId) => customers.load(customerId),
    async addressLine(addressVersionId) {
      const address = await addresses.load(addressVersionId)
      return address && addressLine(address)
    },
    async serviceName(serviceId, language) {
      const service = await services.load(serviceId)
      return service && serviceTextOf(service, language).name
    },
    async crew(groupId) {
      const [crew, people] = await Promise.all([crews.load(groupId), members.load(groupId)])
      const coming = people.filter(({ isEnabled }) => isEnabled)
      return crew && { groupNo: crew.groupNo, firstNames: coming.map(({ firstName }) => firstName) }
    },
  }
}
