import { askProduct, changeProduct } from './askProduct.ts'
import { officeToken } from './demoPeople.ts'

/**
 * The office books a payment by card for a customer, as it would after the money came.
 * @param userNo as the account page shows it
 * @param amountCents before tax
 */
export async function recharge(userNo: string, amountCents: number): Promise<void> {
  const token = await officeToken()
  const { customers } = await askProduct<{ customers: { items: { id: string }[] } }>(
    'query ($search: String!) { customers(search: $search) { items { id } } }',
    { search: userNo },
    token,
  )
  const input = {
    key: `recharge of ${userNo}`,
    customerId: customers.items[0]?.id,
    amountCents,
    method: 'DebitCard',
  }
  await changeProduct(
    'mutation ($input: ConfirmRechargeInput!) { confirmRecharge(input: $input) { userErrors { message } } }',
    { input },
    token,
  )
}
