import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { CheckField } from '../../forms/CheckField.tsx'
import { useText } from '../../i18n/useText.ts'

/** Order mails and advertising, two consents (decision A17). */
export function MailFields() {
  const text = useText()
  return (
    <Mails>
      <legend>{text('register.mails')}</legend>
      <CheckField name="emailNotifications">{text('register.mails.orders')}</CheckField>
      <CheckField name="marketingConsent">
        {text('register.mails.marketing', { company: businessRules.company.name })}
      </CheckField>
    </Mails>
  )
}

const Mails = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    textStyle: 't14',
    '& legend': { fontWeight: 'medium', mb: '1' },
  },
})
