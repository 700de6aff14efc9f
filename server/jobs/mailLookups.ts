import { findAddressVersions } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import { findServices } from '../catalog/services.store.ts'
import type { Db } from '../kernel/database.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import { findPresentCustomers } from '../people/customers.store.ts'
import { membersOfCrews } from '../staffing/crewRosters.store.ts'
import { findCrews } from '../staffing/crews.store.ts'
import { keyed, together } from './together.ts'

/**
 * Where mails look up what events only point at: the tables of the suppliers as they are when a mail is written. What mails that are
 * written together look up takes one statement for each table; nothing is kept.
 */
export function mailLookups(db: Db): MailLookups {
  const customers = together(async (ids) =>
    keyed(await findPresentCustomers(db, ids), ({ userId }) => userId),
  )
  const addresses = together(async (ids) =>
    keyed(await findAddressVersions(db, ids), ({ addressVersionId }) => addressVersionId),
  )
  const services = together(async (ids) => keyed(await findServices(db, ids), ({ serviceId }) => serviceId))
  const crews = together(async (ids) => keyed(await findCrews(db, ids), ({ groupId }) => groupId))
  const members = together((ids) => membersOfCrews(db, ids))
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
      const [crew, people = []] = await Promise.all([crews.load(groupId), members.load(groupId)])
      return crew && { groupNo: crew.groupNo, firstNames: people.map(({ firstName }) => firstName) }
    },
  }
}
