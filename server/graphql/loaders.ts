import type { Db } from '../kernel/database.ts'
import { type CrewLoaders, createCrewLoaders } from './crewLoaders.ts'
import { createMoneyLoaders, type MoneyLoaders } from './moneyLoaders.ts'
import { createOrderLoaders, type OrderLoaders } from './orderLoaders.ts'
import { createPeopleLoaders, type PeopleLoaders } from './peopleLoaders.ts'

/** What lists join, loaded once per request and kind however many rows ask. */
export interface Loaders extends PeopleLoaders, CrewLoaders, OrderLoaders, MoneyLoaders {}

export function createLoaders(db: Db): Loaders {
  return {
    ...createPeopleLoaders(db),
    ...createCrewLoaders(db),
    ...createOrderLoaders(db),
    ...createMoneyLoaders(db),
  }
}
