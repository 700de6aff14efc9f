import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { CountingMode } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'

/**
 * What an item adds: percent with %, others with mins; a reduction in another colour, with its sign and label (back-office document section
 * 3, decision C5).
 */
export function CountedAmount({ mode, amount }: { readonly mode: CountingMode; readonly amount: number }) {
  const text = useText()
  const intl = useIntl()
  const count = intl.formatNumber(amount)
  if (mode === 'ByReduction')
    return (
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        color="status1"
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
      >
        {text('officeItems.amount.less', { count })}
        <Tag tone="ok">{text('officeItems.reduction')}</Tag>
      </chakra.span>
    )
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      {text(mode === 'ByPercent' ? 'officeItems.amount.percent' : 'officeItems.amount.more', { count })}
    </chakra.span>
  )
}
