import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'

interface FoldProps {
  readonly title: string
  /** A summary beside the title. */
  readonly gist: ReactNode
  readonly isOpenFirst?: boolean
  readonly children: ReactNode
}

/** A part of a card that its title opens and closes. */
export function Fold({ title, gist, isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const id = useId()
  return (
    <chakra.section layerStyle="ruled">
      <Row>
        <chakra.h3 textStyle="t14" fontWeight="strong">
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </Toggle>
        </chakra.h3>
        <Cluster as="span" columnGap="2" rowGap="1" flex="1" py="6px" minWidth="0" color="muted">
          {gist}
        </Cluster>
        <Turning data-open={isOpen ? '' : undefined}>
          <Icon name="down" />
        </Turning>
      </Row>
      {isOpen && (
        <chakra.div id={id} pb="4">
          {children}
        </chakra.div>
      )}
    </chakra.section>
  )
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '11',
    // the tint extends beyond the text, which stays in line with the page's
    mx: '-2',
    px: '2',
    borderRadius: 'input',
    '&:hover': { bg: 'sunk' },
  },
})

/** The whole line is clickable. */
const Toggle = chakra('button', {
  base: {
    minHeight: '11',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '-2px',
      borderRadius: 'input',
    },
  },
})

const Turning = chakra('span', {
  base: { color: 'muted', transition: 'rotate 200ms ease-out', '&[data-open]': { rotate: '180deg' } },
})
