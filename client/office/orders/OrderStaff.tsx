import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { groupWords } from './groupWords.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'
import { StaffAvatar } from './StaffAvatar.tsx'

/** The crew that has the order and its people (back-office document, section 2; decision E5). */
export function OrderStaff({ order }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const { group, staff } = order
  if (staff.length === 0 && !group)
    return (
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        color="muted"
        css={{ '[data-density=compact] &': { display: 'none' } }}
      >
        <Icon name="users" />
        {text('officeOrders.staff.none')}
      </chakra.p>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" rowGap="1" columnGap="3">
      {group && <chakra.span color="muted">{groupWords(text, group.groupNo)}</chakra.span>}
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        gap="2"
        listStyleType="none"
        aria-label={text('officeOrders.staff')}
      >
        {staff.map((person) => (
          <li key={person.id}>
            <StaffAvatar person={person} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
