import type { Db } from '../../kernel/database.ts'
import { createPersonNames, type PersonNames } from '../graphql/personName.ts'
import { type CrewLoaders, createCrewLoaders } from './crewLoaders.ts'
import { createMoneyLoaders, type MoneyLoaders } from './moneyLoaders.ts'
import { createOrderDetails, type OrderDetails } from './orderDetails.ts'
import { createOrderLoaders, type OrderLoaders } from './orderLoaders.ts'
import { createPeopleLoaders, type PeopleLoaders } from './peopleLoaders.ts'

/** What lists join, loaded once per request and kind however many rows ask. */
export interface Loaders extends PeopleLoaders, CrewLoaders, OrderLoaders, MoneyLoaders {
  /** Everything an order points at. */
  readonly order: OrderDetails
  /** What people are called, by what events know of them. */
  readonly personName: PersonNames
}

export function createLoaders(db: Db): Loaders {
  const people = createPeopleLoaders(db)
  const crews = createCrewLoaders(db)
  const orders = createOrderLoaders(db)
  return {
    ...people,
    ...crews,
    personName: createPersonNames(people, crews),
    ...orders,
    order: createOrderDetails({ ...people, ...crews, ...orders }),
    ...createMoneyLoaders(db),
  }
}
