import { chakra } from '@chakra-ui/react/styled-system'
import { phoneHref, phoneText } from '../../format/phone.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

/** Who is met on site, and how the customer is reached. */
export function OrderContact({ order }: { readonly order: OfficeOrderCardFragment }) {
  const { address, customer } = order
  const { phoneNo, email } = customer
  return (
    <Contact>
      <chakra.strong textStyle="t16" fontWeight="strong">
        {`${address.firstName} ${address.lastName}`}
      </chakra.strong>
      {phoneNo && <a href={phoneHref(phoneNo)}>{phoneText(phoneNo)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Contact>
  )
}

const Contact = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' },
    '[data-density=compact] &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
    },
  },
})
