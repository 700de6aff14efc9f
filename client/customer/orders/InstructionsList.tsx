import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import type { OrderDetailFragment } from './orders.generated.ts'

/** What the crew is told, oldest first, and who wrote it when (decision E11); nothing without a note. */
export function InstructionsList({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  if (order.instructions.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="instructions-title"
      mt="6"
      pt="5"
      borderTopWidth="1px"
      borderColor="line"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.h3 id="instructions-title" textStyle="t14" fontWeight="normal" color="muted">
        {text('orders.instructions.title')}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="4" mt="1">
        {order.instructions.map(({ text: words, role, at, zoneLabel }) => (
          <li key={`${at} ${words}`}>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {words}
            </chakra.p>
            <chakra.p textStyle="t14" color="muted">
              {text('orders.instructions.by', {
                actor: role,
                company: businessRules.company.name,
                date: writeDate(intl, at, 'medium'),
                time: writeTime(intl, at),
                zone: zoneLabel,
              })}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
