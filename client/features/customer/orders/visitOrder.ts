import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { confirmedOrder } from '../../../testing/bookingExamples.ts'
import type { renderApp } from '../../../testing/renderApp.tsx'

/* What specs of an order's page do again and again. */

/** The page of one order. */
export const at = '/userOrderDetail/K7M4-2QXP'
/** The answer to that page: a confirmed order, with changes. */
export const detail = (change: object = {}) => ({
  OrderDetail: () => ({ data: { order: { ...confirmedOrder, ...change } } }),
})

/** Chooses an action by the keyboard, as the menu asks for it where there is no layout. */
export async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  const menu = screen.getByRole('menu')
  for (let step = 0; step < 4 && menu.getAttribute('aria-activedescendant') !== item.id; step++) {
    await user.keyboard('{ArrowDown}')
    await new Promise((done) => requestAnimationFrame(done))
  }
  await user.keyboard('{Enter}')
}
