import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { AskDialog } from './dialogs/askedDialog.ts'
import { Fold } from './Fold.tsx'
import { Property } from './Property.tsx'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface PropertyInfoProps {
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
}

/** A customer's properties, the default one first (back-office document, section 2). */
export function PropertyInfo({ customer, ask }: PropertyInfoProps) {
  const text = useText()
  const { addresses, erased } = customer
  const unconfirmed = addresses.filter(({ isConfirmed }) => !isConfirmed).length
  return (
    <Fold
      title={text('officeUsers.property')}
      gist={
        <>
          {text('officeUsers.property.count', { count: addresses.length })}
          {unconfirmed > 0 && (
            <Tag tone="warn">{text('officeUsers.property.unconfirmed', { count: unconfirmed })}</Tag>
          )}
        </>
      }
    >
      {addresses.length === 0 && (
        <chakra.p color="muted" mt="2">
          {text('officeUsers.property.none')}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="3" mt="1" listStyleType="none">
        {addresses.map((address) => (
          <Property key={address.id} customerId={customer.id} address={address} ask={ask} />
        ))}
      </chakra.ul>
      {!erased && (
        <Button size="sm" mt="3" onClick={() => ask({ name: 'address' })}>
          {text('officeUsers.action.address')}
        </Button>
      )}
    </Fold>
  )
}
