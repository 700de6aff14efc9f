import { Province } from '../../schema/rules/enumerations.ts'
import { type Address, findAddressVersion } from '../accounts/addresses.store.ts'
import { findPresentCustomer } from '../accounts/customers.store.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import { findService } from '../catalog/services.store.ts'
import type { Db } from '../kernel/database.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import { crewMembers } from '../staffing/crewMembers.store.ts'
import { findCrew } from '../staffing/crews.store.ts'

/** Where mails look up what events only point at: the tables of the suppliers as they are when a mail is written. */
export function mailLookups(db: Db): MailLookups {
  return {
    recipient: (customerId) => findPresentCustomer(db, customerId),
    async addressLine(addressVersionId) {
      const address = await findAddressVersion(db, addressVersionId)
      return address && lineOf(address)
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

/** As Canadians write it: 4-12 Spruce Lane NW, Calgary AB T2N 1N4. */
function lineOf({ unit, streetNo, streetName, city, province, postal }: Address): string {
  const number = [unit, streetNo].filter(Boolean).join('-')
  return `${[number, streetName].filter(Boolean).join(' ')}, ${city} ${provinceCodes.get(province) ?? ''} ${postal}`
}

const provinceCodes = new Map<number, string>(Object.entries(Province).map(([code, id]) => [id, code]))
