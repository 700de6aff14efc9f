import { afterAll, beforeAll, describe } from 'vitest'
import { appendingCases } from './appending.ts'
import { faultCases } from './faults.ts'
import { modelCases } from './model.ts'
import { readingCases } from './reading.ts'
import { refusingCases } from './refusing.ts'
import { caseOf, type StoreFactory, type StoreUnderTest } from './subject.ts'
import { subscribingCases } from './subscribing.ts'
import { tortureCases } from './torture.ts'

export type {
  StoreFactory,
  StoreFaults,
} from './subject.ts'

/**
 * What every event store promises, as numbered cases: the memory, PostgreSQL and KurrentDB adapters all pass it. A case that a
 * store cannot be asked is shown as skipped, with the reason the factory gives.
 * @param name how the store is called in the report
 */
export function describeEventStore(name: string, factory: StoreFactory): void {
  describe(`event store contract: ${name}`, () => {
    let opened: StoreUnderTest | undefined

    beforeAll(async () => {
      if (factory.unavailable === undefined) opened = await factory.open()
    })
    afterAll(async () => {
      await opened?.store.close()
      await opened?.cleanup()
    })

    const contractCase = caseOf(factory, () => {
      if (!opened) throw new Error('the store was not opened')
      const { store, faults = {} } = opened
      return { store, faults, has: (ability) => factory.lacks?.[ability] === undefined }
    })
    appendingCases(contractCase)
    refusingCases(contractCase)
    readingCases(contractCase)
    subscribingCases(contractCase)
    tortureCases(contractCase)
    faultCases(contractCase)
    modelCases(contractCase)
  })
}
