import type { ServiceShown } from './catalogTexts.ts'
import type { FormerWords } from './formerWords.store.ts'
import type { Service } from './services.store.ts'
import { wordsAt } from './words.ts'

/** Services for orders of any age, looked at from the day of one: renamed, disabled and removed ones too (decision C12). */
export interface ServiceArchive {
  /** With the words it had at that moment; everything else as it is today. Undefined for a service that never was. */
  asOf(serviceId: string, at: Temporal.Instant): Service | undefined
}

/** @param byId as they are today */
export function serviceArchive(byId: ReadonlyMap<string, Service>, former: FormerWords): ServiceArchive {
  return {
    asOf(serviceId, at) {
      const service = byId.get(serviceId)
      if (service === undefined) return undefined
      const words = wordsAt<ServiceShown>(shownOf(service), former.of(serviceId), at)
      // a notice that was not there then is not in what was kept either
      return { ...service, ...words, specialNotice: words.specialNotice }
    },
  }
}

/** The words of a service, and no more. */
export function shownOf({ name, description, specialNotice, translations }: ServiceShown): ServiceShown {
  return { name, description, specialNotice, translations }
}
