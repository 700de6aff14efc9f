import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Consent, PrivacyFacts } from './privacyData.ts'

/** Whether we may advertise by mail, and everything that was ever said about it (decision A17). */
export function ConsentCard({ facts }: { readonly facts: PrivacyFacts }) {
  const text = useText()
  const { marketingConsent, consents } = facts
  return (
    <Card aria-labelledby="consent-title">
      <CardHead>
        <h2 id="consent-title">{text('privacy.consent')}</h2>
        <Tag>{text(marketingConsent ? 'privacy.consent.on' : 'privacy.consent.off')}</Tag>
      </CardHead>
      <p>{text(marketingConsent ? 'privacy.consent.on.text' : 'privacy.consent.off.text')}</p>
      <chakra.div mt="2" css={{ '& a': { display: 'inline-block', py: '2' } }}>
        <Link to="/editAccount">{text('privacy.consent.change')}</Link>
      </chakra.div>
      {consents.length > 0 && (
        <>
          <chakra.h3 textStyle="t14" fontWeight="medium" mt="4">
            {text('privacy.consent.log')}
          </chakra.h3>
          <chakra.ul listStyle="none" mt="1">
            {consents.map((consent) => (
              <Entry key={consent.at.at} consent={consent} />
            ))}
          </chakra.ul>
        </>
      )}
    </Card>
  )
}

function Entry({ consent }: { readonly consent: Consent }) {
  const text = useText()
  const { moment } = useFormats()
  const { isGiven, occasion, language, at } = consent
  return (
    <chakra.li py="2" borderTopWidth="1px" borderColor="line">
      {text(isGiven ? 'privacy.consent.given' : 'privacy.consent.taken', { occasion, language })}
      <chakra.span display="block" textStyle="t14" color="muted">
        {moment(at)}
      </chakra.span>
    </chakra.li>
  )
}
