import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { addressLine } from '../../../format/addressText.ts'
import { phoneHref, phoneText } from '../../../format/phone.ts'
import { useText } from '../../../i18n/useText.ts'
import { Fact } from '../../../ui/Facts.tsx'

/** The company's phone and e-mail as two facts. */
export function CompanyFacts() {
  const text = useText()
  const { phone, email } = businessRules.company
  return (
    <>
      <Fact label={text('contact.phone')}>
        <a href={phoneHref(phone)}>{phoneText(phone)}</a>
      </Fact>
      <Fact label={text('contact.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    </>
  )
}

/** On paper, above the content: the company and how to reach it. */
export function PrintedCompany() {
  const { name, phone, address } = businessRules.company
  const { street, ...place } = address
  return (
    <chakra.p display="none" _print={{ display: 'block', mb: '6' }}>
      <b>{name}</b> · {phone} · {addressLine({ streetName: street, ...place })}
    </chakra.p>
  )
}
