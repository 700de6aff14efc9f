import { addressVersionsById, findAddressEver } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins, loadByList } from '../kernel/joins.store.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import type { ReferenceDataAt } from '../ordering/referenceData.store.ts'
import { findPresentCustomer } from '../people/customers.store.ts'
import { staffMembersByList } from '../people/shownStaff.store.ts'
import { crewMembers } from '../staffing/crewMembers.store.ts'
import { crewsById } from '../staffing/crews.store.ts'

/** Looks up what events reference: the catalogue as of the placing, everything else as of the writing of the mail. */
export function mailLookups(db: Db, referenceDataAt: ReferenceDataAt): MailLookups {
  const joins = createJoins(db, { isKept: false })
  const addresses = joins.of(addressVersionsById)
  const crews = joins.of(crewsById)
  const workers = joins.of(staffMembersByList)
  return {
    recipient: (customerId) => findPresentCustomer(db, customerId),
    async addressLine(addressVersionId) {
      const address = await addresses.load(addressVersionId)
      return address && addressLine(address)
    },
    async savedAddressLine(addressId) {
      const address = await findAddressEver(db, addressId)
      return address && addressLine(address)
    },
    async serviceName({ serviceId, placedAt }, language) {
      const { ordered } = (await referenceDataAt()).catalog
      const service = ordered.asOf(serviceId, placedAt)
      return service && serviceTextOf(service, language).name
    },
    async crew({ groupId, workedBy }) {
      if (groupId === undefined) return undefined
      const coming = async () => (await crewMembers(db, groupId)).filter(({ isEnabled }) => isEnabled)
      const [crew, people] = await Promise.all([
        crews.load(groupId),
        workedBy === undefined ? coming() : loadByList(workers, workedBy),
      ])
      return crew && { groupNo: crew.groupNo, firstNames: people.map(({ firstName }) => firstName) }
    },
  }
}
