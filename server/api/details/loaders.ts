import { createJoins, type Joins } from '../../kernel/joins.store.ts'
import type { ReferenceData } from '../../ordering/referenceData.store.ts'
import type { Application } from '../context/application.ts'
import { type CrewLoaders, createCrewLoaders } from './crewLoaders.ts'
import { createMoneyLoaders, type MoneyLoaders } from './moneyLoaders.ts'
import { createOrderDetails, type OrderDetails } from './orderDetails.ts'
import { createOrderLoaders, type OrderLoaders } from './orderLoaders.ts'
import { createPeopleLoaders, type PeopleLoaders } from './peopleLoaders.ts'
import { createPersonNames, type PersonNames } from './personNames.ts'

/** What loaders read from. */
export type LoadersSource = Pick<Application, 'db' | 'referenceDataAt'>

/** What lists join, loaded once per request however many rows ask, and in one statement what is asked for in the same moment. */
export interface Loaders extends PeopleLoaders, CrewLoaders, OrderLoaders, MoneyLoaders {
  /** For whatever else is to be asked along. */
  readonly joins: Joins
  /** The catalogue and the crews as they stood when the call came in, or later. */
  referenceData(): Promise<ReferenceData>
  /** Everything an order points at. */
  readonly order: OrderDetails
  /** What people are called, by what events know of them. */
  readonly personName: PersonNames
}

/** @param seen the version of the reference data that the call brought */
export function createLoaders({ db, referenceDataAt }: LoadersSource, seen?: number): Loaders {
  const joins = createJoins(db)
  const people = createPeopleLoaders(joins)
  const crews = createCrewLoaders(joins)
  const orders = createOrderLoaders(joins)
  let asked: Promise<ReferenceData> | undefined
  const referenceData = () => {
    asked ??= referenceDataAt(seen)
    return asked
  }
  return {
    joins,
    referenceData,
    ...people,
    ...crews,
    personName: createPersonNames(people, crews),
    ...orders,
    order: createOrderDetails({ ...people, ...crews, ...orders, referenceData, joins }),
    ...createMoneyLoaders(joins),
  }
}
