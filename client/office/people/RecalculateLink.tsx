import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { RowLink } from '../parts/settings/RowList.tsx'

/**
 * Exists but does nothing (back-office document, section 2). Why is read out with it, and seen beside it while it has the mouse or the
 * focus, by a press too; gone on Escape. What it stands in is what the words are placed by.
 */
export function RecalculateLink({ about }: { readonly about: string }) {
  const text = useText()
  const whyId = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  return (
    <chakra.span display="inline-flex" onPointerEnter={open} onPointerLeave={close}>
      <RowLink
        about={about}
        aria-disabled
        aria-describedby={whyId}
        color="muted"
        textDecorationStyle="dotted"
        cursor="help"
        opacity="1"
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      >
        {text('officeStaff.recalculate')}
      </RowLink>
      <Why id={whyId} role="tooltip" data-open={isOpen ? '' : undefined}>
        {text('officeStaff.recalculate.why')}
      </Why>
    </chakra.span>
  )
}

const Why = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '100%',
    insetEnd: '0',
    zIndex: 'menu',
    maxWidth: '100%',
    px: '3',
    py: '2',
    borderRadius: 'input',
    bg: 'ink',
    color: 'canvas',
    textStyle: 't14',
    boxShadow: 'soft',
    '&:not([data-open])': { visibility: 'hidden' },
  },
})
