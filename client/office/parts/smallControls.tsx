import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Input, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A control as high as a small button beside it. */
export const smallControl = { minHeight: '2.25rem', py: '1', textStyle: 't14' } as const

export const SmallInput = chakra(Input, { base: smallControl })

export const SmallSelect = chakra(Select, { base: smallControl })

interface FoldToggleProps extends ComponentProps<typeof Toggle> {
  readonly isOpen: boolean
  /** The id of what it unfolds. */
  readonly of: string
}

/** A label and an arrow that unfold their neighbour. */
export function FoldToggle({ isOpen, of, children, ...button }: FoldToggleProps) {
  return (
    <Toggle type="button" aria-expanded={isOpen} aria-controls={isOpen ? of : undefined} {...button}>
      {children}
      <Icon name="down" size={16} />
    </Toggle>
  )
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    color: 'brand',
    cursor: 'pointer',
    '&:hover': { color: 'brandHover', textDecoration: 'underline' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
})

/** Filters a list while typing; its container is positioned for the magnifying glass. */
export function SearchInput(props: ComponentProps<typeof Input>) {
  return (
    <>
      <chakra.span position="absolute" insetStart="3" top="12px" color="muted" pointerEvents="none">
        <Icon name="search" />
      </chakra.span>
      <Input type="search" ps="40px" textStyle="t14" autoComplete="off" spellCheck={false} {...props} />
    </>
  )
}
