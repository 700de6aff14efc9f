import { chakra } from '@chakra-ui/react/styled-system'
import { cityLine, postalWords, streetLine } from '../../format/addressText.ts'
import { phoneText } from '../../format/phone.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

interface SheetHeadProps {
  readonly seller: InvoiceSheetFragment['seller']
  readonly taxes: InvoiceSheetFragment['payment']['taxes']
  readonly title: string
  readonly tag: string
}

/** The seller with its tax numbers (the second where it is collected, decisions G5 and G7), and the kind of document. */
export function SheetHead({ seller, taxes, title, tag }: SheetHeadProps) {
  const text = useText()
  const { name, legalName, street, city, province, postal, phone, email, gstNumber } = seller
  const qst = taxes.find((tax) => tax.name === 'QST')
  return (
    <Head>
      <chakra.div minWidth="0">
        <Cluster as="p" gap="2" textStyle="t20" fontWeight="strong" mb="1">
          <chakra.span color="brand">
            <Icon name="mark" size={32} />
          </chakra.span>
          {name}
        </Cluster>
        <Stack textStyle="t14">
          <p>{legalName}</p>
          <p>
            {street}, {city}, {province} {postalWords(postal)}
          </p>
          <p>
            {phoneText(phone)} · {email}
          </p>
          <p>{text('histories.sheet.gst', { number: gstNumber })}</p>
          {qst && <p>{text('histories.sheet.qst', { number: qst.registrationNo })}</p>}
        </Stack>
      </chakra.div>
      <Cluster columnGap="4" rowGap="2">
        <chakra.h3 textStyle="t30">{title}</chakra.h3>
        <chakra.strong
          px="3"
          py="2px"
          borderWidth="2px"
          borderColor="status1"
          borderRadius="input"
          color="status1"
          textStyle="t16"
          fontWeight="strong"
          whiteSpace="nowrap"
        >
          {tag}
        </chakra.strong>
      </Cluster>
    </Head>
  )
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row', _print: 'row' },
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '4',
    pb: '6',
    borderBottomWidth: '2px',
    borderColor: 'ink',
  },
})

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
