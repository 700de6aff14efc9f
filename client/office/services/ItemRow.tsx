import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { CountingMode } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'

/** A check point or an additional item: name, figures and links in columns, stacked on a phone. */
export const ItemRow = chakra('li', {
  base: {
    layerStyle: 'ruled',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) fit-content(30%) auto',
      md: 'minmax(0, 1fr) 9.5rem minmax(0, 14rem) auto',
    },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '10',
    py: '2',
    '&:first-of-type': { borderTopWidth: '0' },
    _hover: { bg: 'sunk' },
    // on a phone the third figure is below, and the menu beside both lines
    mdDown: {
      '& > span:nth-of-type(2)': { textAlign: 'end' },
      '& > span:nth-of-type(3)': { gridColumn: '1 / 3', _empty: { display: 'none' } },
      '& > :last-child': { gridArea: '1 / 3 / span 2' },
      '& > span:nth-of-type(3):empty + *': { gridRow: '1' },
    },
  },
})

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
