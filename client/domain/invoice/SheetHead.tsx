import { chakra } from '@chakra-ui/react/styled-system'
import { postalWords } from '../../format/addressText.ts'
import { phoneText } from '../../format/phone.ts'
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
