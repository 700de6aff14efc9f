import { businessRules } from '../../schema/rules/businessRules.ts'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Half } from '../../server/staffing/events.ts'

/** Which crew has room when, as far as the plans of a load go; what is given away is never taken back. */
export interface Roster {
  /**
   * Gives work of one day to a crew that has room.
   * @param from where looking begins, so that the work spreads
   * @returns the crew's place in the list, undefined when none has room
   */
  take(work: DayWork, from: number): number | undefined
  /** Gives it to this very crew. @returns whether it has room */
  takeOf(work: DayWork, crew: number): boolean
}

export interface DayWork {
  readonly catalog: ServiceCatalog
  /** yyyy-mm-dd */
  readonly date: string
  readonly half: Half
}

const HALVES: Readonly<Record<Half, number>> = { am: 1, pm: 2, both: 3 }

/** @param crews how many there are */
export function createRoster(crews: number): Roster {
  /** By catalog and day: of each crew the halves that are taken (cleaning), or how many jobs it has (the others). */
  const days = new Map<string, Uint8Array>()
  const takeOf = (work: DayWork, crew: number): boolean => {
    const key = `${work.catalog}-${work.date}`
    const day = days.get(key) ?? new Uint8Array(crews)
    days.set(key, day)
    const taken = day[crew] ?? 0
    const after = withWork(taken, work)
    if (after === undefined) return false
    day[crew] = after
    return true
  }
  return {
    takeOf,
    take(work, from) {
      for (let step = 0; step < crews; step++) {
        const crew = (from + step) % crews
        if (takeOf(work, crew)) return crew
      }
      return undefined
    },
  }
}

function withWork(taken: number, { catalog, half }: DayWork): number | undefined {
  if (catalog === ServiceCatalog.HouseCleaning)
    return (taken & HALVES[half]) === 0 ? taken | HALVES[half] : undefined
  return taken < businessRules.capacity.dayJobsPerCrew ? taken + 1 : undefined
}
