import { screen } from '@testing-library/react'
import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'
import { counts, otherOrder, pageOf, pendingOrder } from './orderExamples.ts'

/** Opens the office's list of orders, of which there are two unless the server says otherwise. */
export function openOrders(server: Record<string, Answer>, at = '/adminOrderList') {
  const orders: Answer = () => pageOf([pendingOrder, otherOrder])
  return renderApp({ at, admin: olivia, server: { OrderCounts: counts, AdminOrders: orders, ...server } })
}

/** The cards of the list, once they are there. */
export const cards = () => screen.findAllByRole('listitem', { name: 'Deep clean' })
