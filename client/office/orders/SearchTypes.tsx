import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderSearchType } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { searchTypes } from './listState.ts'

interface SearchTypesProps {
  /** The id of the first one. */
  readonly id: string
  readonly chosen: OrderSearchType | undefined
  readonly error: string | undefined
  readonly onChoose: (type: OrderSearchType) => void
}

/** What an order is looked for by, all of it in sight. */
export function SearchTypes({ id, chosen, error, onChoose }: SearchTypesProps) {
  const text = useText()
  const problem = `${id}-error`
  return (
    <Types aria-describedby={error && problem}>
      <chakra.legend fontWeight="medium" mb="1">
        {text('officeOrders.search.type')}
      </chakra.legend>
      {searchTypes.map((type, nth) => (
        <Type key={type}>
          <input
            id={nth === 0 ? id : undefined}
            type="radio"
            name="type"
            value={type}
            checked={type === chosen}
            onChange={() => onChoose(type)}
          />
          {text(`officeOrders.search.type.${type}`)}
        </Type>
      ))}
      {error && (
        <chakra.p id={problem} display="flex" gap="1" width="100%" fontWeight="medium" color="danger">
          <Icon name="alert" />
          {error}
        </chakra.p>
      )}
    </Types>
  )
}

const Types = chakra('fieldset', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
})

const Type = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: { base: '11', md: '2rem' },
    px: '3',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'full',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
    '&:hover': { bg: 'sunk' },
    '&:has(:checked)': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      bg: 'brandTint',
      color: 'brand',
      fontWeight: 'medium',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
})
