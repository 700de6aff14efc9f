import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'

const { name: company, phone, email, social } = businessRules.company

/** How to reach the company about an order: team name, telephone, e-mail and social link (document section 2). */
export function ContactDialog({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const mail = `mailto:${email}?subject=${encodeURIComponent(orderNo)}`
  return (
    <Dialog title={text('orders.actions.contact')}>
      <div>
        <chakra.p fontWeight="strong" textStyle="t18">
          {text('orders.contact.team', { company })}
        </chakra.p>
        <chakra.p color="muted">
          <FormattedMessage
            id="orders.contact.quote"
            values={{ orderNo: <chakra.span whiteSpace="nowrap">{orderNo}</chakra.span> }}
          />
        </chakra.p>
      </div>
      <Stack as="ul" listStyleType="none" gap="3">
        <li>
          <Way href={phoneHref(phone)}>
            <Icon name="phone" />
            {phoneText(phone)}
          </Way>
        </li>
        <li>
          <Way href={mail}>
            <Icon name="mail" />
            {email}
          </Way>
        </li>
        <li>
          <Way href={social} target="_blank" rel="noreferrer">
            <Icon name="external" />
            {text('footer.social', { company })}
          </Way>
        </li>
      </Stack>
    </Dialog>
  )
}

const Way = chakra(ButtonAnchor, {
  base: { width: '100%', justifyContent: 'flex-start', wordBreak: 'break-word' },
})
