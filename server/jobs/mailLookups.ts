import { addressVersionsById } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins, loadByList } from '../kernel/joins.store.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import type { ReferenceDataAt } from '../ordering/referenceData.store.ts'
import { findPresentCustomers } from '../people/customers.store.ts'
import { staffMembersByList } from '../people/shownStaff.store.ts'
import { membersByCrew } from '../staffing/crewMembers.store.ts'
import { crewsById } from '../staffing/crews.store.ts'
import { batchedLoader, keyed } from './batchedLoader.ts'

/**
 * Where mails look up what events only point at: the tables of the suppliers as they are when a mail is written, and the catalogue as it was
 * when something was ordered. What mails that are written together look up at the same moment is asked for together; nothing is kept but
 * the reference data.
 */
export function mailLookups(db: Db, referenceDataAt: ReferenceDataAt): MailLookups {
  const customers = batchedLoader(async (ids) =>
    keyed(await findPresentCustomers(db, ids), ({ userId }) => userId),
  )
  // one look at the version for all of them
  const services = batchedLoader(async (ids) => {
    const { ordered } = (await referenceDataAt()).catalog
    return new Map(ids.map((id) => [id, (at: Temporal.Instant) => ordered.asOf(id, at)]))
  })
  const joins = createJoins(db, { isKept: false })
  const addresses = joins.of(addressVersionsById)
  const crews = joins.of(crewsById)
  const members = joins.of(membersByCrew)
  const workers = joins.of(staffMembersByList)
  return {
    recipient: (customerId) => customers.load(customerId),
    async addressLine(addressVersionId) {
      const address = await addresses.load(addressVersionId)
      return address && addressLine(address)
    },
    async serviceName({ serviceId, placedAt }, language) {
      const service = (await services.load(serviceId))?.(placedAt)
      return service && serviceTextOf(service, language).name
    },
    async crew({ groupId, workedBy }) {
      if (groupId === undefined) return undefined
      const coming = async () => (await members.load(groupId)).filter(({ isEnabled }) => isEnabled)
      const [crew, people] = await Promise.all([
        crews.load(groupId),
        workedBy === undefined ? coming() : loadByList(workers, workedBy),
      ])
      return crew && { groupNo: crew.groupNo, firstNames: people.map(({ firstName }) => firstName) }
    },
  }
}
