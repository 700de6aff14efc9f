import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * The dialog that has opened, to look into, once the focus is inside. It takes the focus a frame after it is shown: who acts sooner, as no
 * person can, loses the focus to it or keeps it from being given back.
 * @param role `alertdialog` for a question
 * @param name its heading; any dialog when not given
 */
export async function openedDialog(role: 'dialog' | 'alertdialog', name?: string) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}
