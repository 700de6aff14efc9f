import DataLoader from 'dataloader'
import { addressVersionsById, findAddressEver } from '../addresses/addresses.store.ts'
import { addressLine } from '../addresses/addressLine.ts'
import { serviceTextOf } from '../catalog/catalogTexts.ts'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins, loadByList } from '../kernel/joins.store.ts'
import type { MailLookups } from '../messaging/mailMaterial.ts'
import { cancellationNotesByCommand } from '../ordering/cancelling/cancellationNotes.store.ts'
import type { ReferenceData, ReferenceDataAt } from '../ordering/referenceData.store.ts'
import { presentCustomersById } from '../people/customers.store.ts'
import { staffMembersByList } from '../people/shownStaff.store.ts'
import { membersByCrew } from '../staffing/crewMembers.store.ts'
import { crewsById } from '../staffing/crews.store.ts'

interface LookupParts {
  readonly db: Db
  readonly store: Pick<EventStore, 'readStreams'>
  readonly referenceDataAt: ReferenceDataAt
}

/**
 * Opens look-ups for mails that are written together: the catalogue as of the placing, everything else as of the writing. Each reads what it
 * was asked for once, and what is asked for at the same moment in one statement.
 */
export function openMailLookups({ db, store, referenceDataAt }: LookupParts): MailLookups {
  const joins = createJoins(db)
  const customers = joins.of(presentCustomersById)
  const addresses = joins.of(addressVersionsById)
  const crews = joins.of(crewsById)
  const members = joins.of(membersByCrew)
  const notes = joins.of(cancellationNotesByCommand)
  const workers = joins.of(staffMembersByList)
  const streams = new DataLoader(async (asked: readonly string[]) => {
    const found = await store.readStreams(asked)
    return asked.map((stream) => found.get(stream) ?? [])
  })
  let reference: Promise<ReferenceData> | undefined
  return {
    events: (stream) => streams.load(stream),
    recipient: (customerId) => customers.load(customerId),
    async addressLine(addressVersionId) {
      const address = await addresses.load(addressVersionId)
      return address && addressLine(address)
    },
    note: (commandId) => notes.load(commandId),
    async savedAddressLine(addressId) {
      const address = await findAddressEver(db, addressId)
      return address && addressLine(address)
    },
    async serviceName({ serviceId, placedAt }, language) {
      reference ??= referenceDataAt()
      const service = (await reference).catalog.ordered.asOf(serviceId, placedAt)
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
