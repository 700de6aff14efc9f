import { businessRules } from '../../schema/rules/businessRules.ts'
import { ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { Half } from './events.ts'

/* How much work fits into a day (decisions D2, D3). */

/** Crews as they are now: `existing` of any kind, `active` those with at least one enabled member. */
export interface Crews {
  readonly existing: number
  readonly active: number
}

/** Places of one catalog: per half day for cleaning, per day for lawn care and snow removal. */
export function capacityOf(catalog: ServiceCatalog, crews: Crews): number {
  const working = crews.existing === 0 ? businessRules.capacity.defaultCrews : crews.active
  return working * jobsPerCrew(catalog)
}

/** How many jobs one crew takes: one per half day of cleaning, four a day of lawn care or snow removal. */
export function jobsPerCrew(catalog: ServiceCatalog): number {
  return hasHalves(catalog) ? 1 : businessRules.capacity.dayJobsPerCrew
}

/** Cleaning days have two halves; the other catalogs' days are one. */
export function hasHalves(catalog: ServiceCatalog): boolean {
  return catalog === ServiceCatalog.HouseCleaning
}

/**
 * The part of a day that a job takes: its slot's half, or both halves if it takes longer or the catalog has no halves.
 * @param job `minutes` as priced, whole
 */
export function halfOf(job: {
  readonly catalog: ServiceCatalog
  readonly slot: Slot
  readonly minutes: number
}): Half {
  if (!hasHalves(job.catalog) || job.minutes > businessRules.capacity.halfDayMinutes) return 'both'
  return job.slot === Slot.Morning ? 'am' : 'pm'
}
