import { LARKSPUR_INPUT } from '../../server/testing/homes.ts'
import { changeProduct } from './askProduct.ts'
import { type NewCustomer, newCustomer } from './newCustomer.ts'

/** A customer of a spec's own with an address that nobody has confirmed. */
export interface Householder extends NewCustomer {
  readonly addressId: string
}

/**
 * Registers somebody with points and a home.
 * @param points to book with
 */
export async function newHouseholder(firstName: string, points: number): Promise<Householder> {
  const customer = await newCustomer(firstName, points)
  const { addAddress } = await changeProduct<{ addAddress: { address: { id: string } } }>(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { address { id } userErrors { message } } }',
    { input: { ...LARKSPUR_INPUT, key: 'home' } },
    customer.token,
  )
  return { ...customer, addressId: addAddress.address.id }
}
