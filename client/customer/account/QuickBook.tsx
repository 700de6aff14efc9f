import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { type CatalogName, catalogs } from '../parts/catalog/catalogs.ts'
import { useBookingEntry } from '../parts/catalog/useBookingEntry.ts'

/** In the order of the customer document, section 2. */
const offered: readonly CatalogName[] = ['HouseCleaning', 'SnowRemoval', 'LawnCare']

/** The Quick Book menu: a catalog leads to address selection, or to /about while an order of it is unfinished. */
export function QuickBook() {
  const text = useText()
  const { book, asking } = useBookingEntry('/about')

  function choose(value: string) {
    const catalog = offered.find((name) => name === value)
    if (catalog) void book(catalog)
  }

  return (
    <MenuButton
      trigger={
        <Button look="primary" size="lg" width={{ base: '100%', sm: 'auto' }} disabled={asking !== null}>
          {text('account.quickBook')}
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
