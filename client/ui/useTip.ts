import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A fact that a button shows: open until Escape, until the focus moves on, or until something else is pressed; the latter needs a listener,
 * because Safari does not focus a pressed button.
 */
export function useTip() {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  usePressElsewhere(whole, isOpen, () => setOpen(false))
  return {
    isOpen,
    setOpen,
    whole,
    leaving: {
      onBlur: () => setOpen(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen || event.key !== 'Escape') return
        // closes the tip, and not the dialog around it
        event.preventDefault()
        setOpen(false)
      },
    },
  }
}

function usePressElsewhere(
  whole: RefObject<HTMLElement | null>,
  isListening: boolean,
  act: () => void,
): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isListening) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) latest.current()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [whole, isListening])
}
