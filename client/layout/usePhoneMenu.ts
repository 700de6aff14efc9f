import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface PhoneMenu {
  readonly isOpen: boolean
  readonly flip: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The button that opens it; Escape returns the focus to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>
}

/** The folded part of the header: open until it is closed, Escape is pressed, or a link is followed. */
export function usePhoneMenu(): PhoneMenu {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = openAt === key

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(null)
    toggle.current?.focus()
  }

  return { isOpen, flip: () => setOpenAt(isOpen ? null : key), onKeyDown, toggle }
}
