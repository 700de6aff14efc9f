import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { PropertyFields } from '../../domain/address/PropertyFields.tsx'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'

interface BuildingDetailsProps {
  readonly startsOpen: boolean
}

/** The collapsible building details of an address form (customer document section 2, "Address forms"). */
export function BuildingDetails({ startsOpen }: BuildingDetailsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <chakra.section layerStyle="panel">
      <chakra.h2 textStyle="t16">
        <Toggle
          type="button"
          id="details"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'details-fields' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {text('addresses.details')}
            <chakra.span display="block" textStyle="t14" fontWeight="normal" color="muted">
              {text('addresses.details.why')}
            </chakra.span>
          </span>
          <Turning data-open={isOpen ? '' : undefined}>
            <Icon name="down" />
          </Turning>
        </Toggle>
      </chakra.h2>
      {isOpen && (
        <chakra.div id="details-fields" p={{ base: '4', sm: '6' }} pt="2">
          <PropertyFields />
        </chakra.div>
      )}
    </chakra.section>
  )
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: '100%',
    minHeight: '11',
    px: { base: '4', sm: '6' },
    py: '4',
    borderRadius: 'card',
    fontWeight: 'strong',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'sunk' },
  },
})

const Turning = chakra('span', {
  base: { transition: 'rotate 200ms ease-out', '&[data-open]': { rotate: '180deg' } },
})
