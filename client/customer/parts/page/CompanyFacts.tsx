import { businessRules } from '../../../../schema/rules/businessRules.ts'
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
