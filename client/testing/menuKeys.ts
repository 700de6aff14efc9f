import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Chooses from a menu by the keyboard, as it asks for where there is no layout. Each key waits for what the one before it did: a second
 * ArrowDown before the first was heard goes one too far.
 * @param opener name of the button that opens the menu
 * @param choice name of what is chosen
 */
export async function chooseFrom(user: UserEvent, opener: string, choice: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: opener }))
  const item = await screen.findByRole('menuitem', { name: choice })
  const menu = screen.getByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  const highlighted = () => menu.getAttribute('aria-activedescendant')
  while (highlighted() !== item.id) {
    const before = highlighted()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).not.toBe(before))
  }
  await user.keyboard('{Enter}')
}
