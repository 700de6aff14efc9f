/** The actions whose dialog the address of an order's page may open. */
export const askedOfOrder = ['assign', 'move', 'cancel', 'addNote'] as const
export type AskedOfOrder = (typeof askedOfOrder)[number]

/** The office's page of one order (decision W1). @param ask the action whose dialog it opens with, if that is possible (decision W7) */
export function officeOrderPath(orderNo: string, ask?: AskedOfOrder): string {
  return `/adminOrder/${encodeURIComponent(orderNo)}${ask ? `?ask=${ask}` : ''}`
}
