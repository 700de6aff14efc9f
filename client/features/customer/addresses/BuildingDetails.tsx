import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { CheckField } from '../../../forms/CheckField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { propertyQuestions } from './propertyTexts.ts'

interface BuildingDetailsProps {
  readonly startsOpen: boolean
}

/** The collapsible building details of an address form (customer document section 2, "Address forms"). */
export function BuildingDetails({ startsOpen }: BuildingDetailsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Frame>
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
      {isOpen && <Fields />}
    </Frame>
  )
}

function Fields() {
  const text = useText()
  return (
    <chakra.div id="details-fields" display="grid" gap="4" p={{ base: '4', sm: '6' }} pt="2">
      <FieldGrid columns={2}>
        {propertyQuestions.map(({ name, label, classes }) => (
          <SelectField key={name} name={name} label={text(label)}>
            <option value="0">{text('addresses.notStated')}</option>
            {classes.map((each) => (
              <option key={each.id} value={each.id}>
                {text(each.label)}
              </option>
            ))}
          </SelectField>
        ))}
      </FieldGrid>
      <div>
        <CheckField name="hasHalfbath">{text('addresses.hasHalfbath')}</CheckField>
        <CheckField name="isCornerLot">{text('addresses.isCornerLot')}</CheckField>
        <CheckField name="hasNoWalkway">{text('addresses.hasNoWalkway')}</CheckField>
      </div>
    </chakra.div>
  )
}

const Frame = chakra('section', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'card', bg: 'panel' },
})

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
