import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { LARKSPUR_INPUT } from './homes.ts'
import { byCustomer, byOffice, type KeyedCases } from './keyedCase.ts'

/** Mutations of addresses and the catalogue that take a key. */
export const keyedEdits: KeyedCases = {
  async addAddress({ office: { product }, customer }) {
    return byCustomer(
      { ...LARKSPUR_INPUT, streetName: 'Keyed Lane' },
      [{ ...LARKSPUR_INPUT, streetName: 'Other Lane' }],
      () =>
        product.database.db
          .updateTable('address')
          .set({ removed_at: product.now().toString() })
          .where('customer_id', '=', customer.userId)
          .where('is_default', '=', false)
          .execute(),
    )
  },
  async addCustomerAddress({ customer, neighbour }) {
    const terms = { ...LARKSPUR_INPUT, streetName: 'Office Lane', customerId: customer.userId }
    return byOffice(terms, [
      { ...terms, customerId: neighbour.userId },
      { ...terms, unit: '7' },
    ])
  },
  async registerCustomer() {
    const terms = { ...LARKSPUR_INPUT, phoneNumber: '403 555 0147', email: 'keyed@example.com' }
    return byOffice(terms, [
      { ...terms, phoneNumber: '403 555 0148' },
      { ...terms, email: null },
    ])
  },
  async addService({ asOffice }) {
    return byOffice(
      service,
      [
        { ...service, name: 'Doors' },
        { ...service, catalog: 'LawnCare' },
      ],
      (answer) => {
        const { id: serviceId } = answer.service as { id: string }
        return asOffice('removeService', { serviceId, version: 1 })
      },
    )
  },
  async addCheckPoint({ office, asOffice }) {
    const added = await asOffice('addService', { ...service, name: 'With parts' })
    const { id: serviceId } = added.service as { id: string }
    const terms = { serviceId, name: 'Panes', minutes: 30 }
    return byOffice(
      terms,
      [
        { ...terms, minutes: 31 },
        { ...terms, serviceId: demoServiceId('standardClean') },
      ],
      () =>
        office.product.database.db
          .updateTable('check_point_item')
          .set({ removed_at: office.product.now().toString() })
          .where('service_item_id', '=', serviceId)
          .execute(),
    )
  },
  async addAdditionalItem({ office }) {
    const condition = { conditionKind: 'Area', attribute: 5, mode: 'ByMinute', addOn: 'None' }
    const terms = { ...condition, catalog: 'HouseCleaning', amount: 7 }
    return byOffice(terms, [{ ...terms, amount: 8 }], () =>
      office.product.database.db
        .updateTable('additional_item')
        .set({ removed_at: office.product.now().toString() })
        .where('consuming', '=', 7)
        .execute(),
    )
  },
}

const service = {
  ...{ catalog: 'HouseCleaning', name: 'Windows', description: 'Inside and outside.' },
  ...{ isDisabled: false, isFlat: false, periodType: 'Day', addOn: 'None' },
}
