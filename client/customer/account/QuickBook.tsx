import type { ReactNode } from 'react'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { catalogs } from '../parts/catalog/catalogs.ts'
import { useBookingEntry } from '../parts/catalog/useBookingEntry.ts'

/** In the order of the customer document, section 2. */
const offered: readonly ServiceCatalog[] = ['HouseCleaning', 'SnowRemoval', 'LawnCare']

interface QuickBookProps {
  readonly look: 'primary' | 'secondary'
  readonly size?: 'lg'
  /** The words of its button. */
  readonly children: ReactNode
}

/** The Quick Book menu: a catalog leads to address selection, or to /about while an order of it is unfinished. */
export function QuickBook({ look, size, children }: QuickBookProps) {
  const text = useText()
  const { book, asking } = useBookingEntry('/about')

  function choose(value: string) {
    const catalog = offered.find((name) => name === value)
    if (catalog) void book(catalog)
  }

  return (
    <MenuButton
      trigger={
        <Button
          look={look}
          size={size}
          width={size && { base: '100%', sm: 'auto' }}
          disabled={asking !== null}
        >
          {children}
          <Icon name="down" />
        </Button>
      }
      choices={offered.map((name) => ({
        value: name,
        label: text(catalogs[name].name),
        icon: catalogs[name].icon,
      }))}
      onChoose={choose}
    />
  )
}
