import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nadiasAddress } from '../../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../../testing/renderApp.tsx'

const told = 'We’ll delete your account by Dec 27, 2026. You can’t book while your request is open.'

it.each(['/account', '/selectServiceAddress/1'])(
  '%s tells of an open wish to be erased, and takes it back',
  async (at) => {
    let erasure: object | null = { id: '7', latest: { at: '2026-12-27T10:00:00-07:00' } }
    const server = {
      AskedErasure: () => ({ data: { privacy: { erasure } } }),
      BookingAddresses: () => ({ data: { addresses: [nadiasAddress] } }),
      WithdrawErasure: () => {
        erasure = null
        return {
          data: { withdrawErasure: { message: 'Request withdrawn.', userErrors: [] } },
        }
      },
    }
    const { user } = await renderApp({ at, user: nadia, server })
    expect(await screen.findByText(told)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText('Request withdrawn.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(told)).toBeNull())
  },
)
