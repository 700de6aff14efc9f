/** The dialogs that the address of a customer's card may open. */
export const askedAtOnce = ['recharge', 'reward', 'memo'] as const
export type AskedAtOnce = (typeof askedAtOnce)[number]

/** A customer's card. @param ask the dialog that it opens with (decision W7) */
export function officeCustomerPath(userId: string, ask?: AskedAtOnce): string {
  return `/adminUserList?user=${userId}${ask ? `&ask=${ask}` : ''}`
}
