import { chakra } from '@chakra-ui/react/styled-system'
import { cityLine, streetLine } from '../../format/addressText.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

type Fact = readonly [label: MessageId, value: string, isStrong?: boolean]

interface SheetPartyProps {
  readonly party: InvoiceSheetFragment['party']
  readonly facts: readonly Fact[]
  /** Ruled off below the facts. */
  readonly sums?: readonly Fact[]
}

/** The buyer as they were then, and the document's facts. */
export function SheetParty({ party, facts, sums = [] }: SheetPartyProps) {
  const text = useText()
  return (
    <Columns>
      <chakra.address fontStyle="normal" overflowWrap="anywhere">
        <chakra.span display="block" textStyle="t14" color="muted">
          {text('histories.sheet.billTo')}
        </chakra.span>
        <chakra.strong display="block" fontWeight="strong">
          {[party.firstName, party.lastName].filter(Boolean).join(' ')}
        </chakra.strong>
        {party.city && (
          <>
            <chakra.span display="block">{streetLine(party)}</chakra.span>
            <chakra.span display="block">{cityLine(party)}</chakra.span>
          </>
        )}
      </chakra.address>
      <div>
        <dl>
          {facts.map((fact) => (
            <FactLine key={fact[0]} fact={fact} />
          ))}
        </dl>
        {sums.length > 0 && (
          <chakra.dl layerStyle="ruled" mt="2" pt="2">
            {sums.map((fact) => (
              <FactLine key={fact[0]} fact={fact} />
            ))}
          </chakra.dl>
        )}
      </div>
    </Columns>
  )
}

function FactLine({ fact: [label, value, isStrong = false] }: { readonly fact: Fact }) {
  const text = useText()
  return (
    <Line isStrong={isStrong}>
      <dt>{text(label)}</dt>
      <dd>{value}</dd>
    </Line>
  )
}

const sideBySide = 'minmax(0, 1fr) minmax(0, 1.2fr)'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: sideBySide, _print: sideBySide },
    gap: '6',
    breakInside: 'avoid',
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    py: '2px',
    '& dt': { textStyle: 't14', color: 'muted' },
    '& dd': { textAlign: 'end', marginInlineStart: 'auto' },
  },
  variants: { isStrong: { true: { '& dd': { fontWeight: 'strong' } } } },
})
