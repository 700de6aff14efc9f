import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'

/** The e-mail address to read: it changes only through support (decision A10). */
export function FixedEmail({ email }: { readonly email: string }) {
  const text = useText()
  const { supportEmail } = businessRules.company
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <chakra.dt textStyle="t14" fontWeight="medium">
        {text('contact.email')}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{email}</chakra.dd>
      <chakra.dd textStyle="t14" color="muted">
        <FormattedMessage
          id="profile.email.fixed"
          values={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
        />
      </chakra.dd>
    </chakra.dl>
  )
}
