import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import { ToggleTip } from './ToggleTip.tsx'
import { system } from './theme/system.ts'

beforeEach(async () => {
  await chooseLanguage('en')
  render(
    <ChakraProvider value={system}>
      <LanguageRoot>
        <ToggleTip face="K7M4">placed by phone</ToggleTip>
        <ToggleTip label="More">held for orders</ToggleTip>
        <p>elsewhere</p>
      </LanguageRoot>
    </ChakraProvider>,
  )
})

/** As Safari on a phone does it: the button is pressed and gets no focus, so that none is lost. */
function tap(element: HTMLElement) {
  fireEvent(element, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  fireEvent.click(element)
}

it.each([
  ['K7M4', 'placed by phone'],
  ['More', 'held for orders'],
])('a fact behind %s opens by a touch, and closes by another or by one elsewhere', (name, fact) => {
  const button = screen.getByRole('button', { name })
  tap(button)
  expect(screen.getByText(fact)).toBeDefined()
  tap(button)
  expect(screen.queryByText(fact)).toBeNull()
  tap(button)
  tap(screen.getByText('elsewhere'))
  expect(screen.queryByText(fact)).toBeNull()
})

it('stays while a mouse presses what it points at', () => {
  const button = screen.getByRole('button', { name: 'K7M4' })
  fireEvent(button, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  fireEvent(button, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  fireEvent.click(button)
  expect(screen.getByText('placed by phone')).toBeDefined()
})

it('keeps what it shows inside the window where it would run out at the right', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue({ right: 1290 } as DOMRect)
  const button = screen.getByRole('button', { name: 'K7M4' })
  tap(button)
  expect(screen.getByText('placed by phone').style.marginInlineStart).toBe('-18px')
  tap(button)
  place.mockReturnValue({ right: 900 } as DOMRect)
  tap(button)
  expect(screen.getByText('placed by phone').style.marginInlineStart).toBe('')
  vi.restoreAllMocks()
})
