import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { postalWords } from '../../format/addressText.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { expireSession } from '../../session/expiry.ts'
import { useSession } from '../../session/useSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { Balance } from './Balance.tsx'
import { RechargeHeadDocument } from './histories.generated.ts'
import { RechargeSum } from './RechargeSum.tsx'

const { email, address } = businessRules.company

/** /userRecharge: how much to pay, and how points are bought, in three numbered steps (customer document section 2, decisions F14, X9). */
export function Component() {
  const text = useText()
  const user = useSession('customer')?.user
  const booking: string | undefined = useLocation().state?.booking
  const { data, error, refetch } = useQuery(RechargeHeadDocument, { context: { overlay: 'first' } })
  const isStranger = data?.me === null
  // A token without a customer: the session is over, although the server refused nothing.
  useEffect(() => {
    if (isStranger) expireSession('customer')
  }, [isStranger])
  const place = `${address.street}, ${address.city}, ${address.province} ${postalWords(address.postal)}`
  return (
    <PageFrame
      title={text('histories.recharge')}
      lede={text('histories.recharge.lead')}
      {...(booking && { back: { to: booking, label: text('booking.goBack') } })}
    >
      {error && !data ? (
        <chakra.div mb="6">
          <LoadError words="histories.recharge.failed" error={error} onRetry={refetch} />
        </chakra.div>
      ) : (
        <Balance held={data?.me} />
      )}
      <RechargeSum userNo={user?.userNo ?? ''} />
      <Steps>
        <Step title="histories.recharge.step1">
          <p>{text('histories.recharge.step1Text', { email, address: place })}</p>
        </Step>
        <Step title="histories.recharge.step2">
          <p>{text('histories.recharge.step2Text')}</p>
          <Link to="/userPaymentHistory">{text('histories.payments.title')}</Link>
        </Step>
        <Step title="histories.recharge.step3">
          <p>{text('histories.recharge.step3Text')}</p>
          <Link to="/userPointHistory">{text('histories.points.title')}</Link>
        </Step>
      </Steps>
      <chakra.p mt="6">
        <FormattedMessage id="histories.recharge.ask" values={{ email, mail: mailLink }} />
      </chakra.p>
      {booking && (
        <ButtonLink size="lg" mt="6" to={booking}>
          {text('booking.goBack')}
        </ButtonLink>
      )}
    </PageFrame>
  )
}

function mailLink(words: ReactNode[]): ReactNode {
  return (
    <a key="mail" href={`mailto:${email}`}>
      {words}
    </a>
  )
}

function Step({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  const text = useText()
  return (
    <Card asChild>
      <li>
        <chakra.h2 textStyle="t18" mb="1">
          {text(title)}
        </chakra.h2>
        {children}
      </li>
    </Card>
  )
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    listStyleType: 'none',
    counterReset: 'step',
    '& > li': {
      position: 'relative',
      counterIncrement: 'step',
      ps: { base: '16', md: '4.5rem' },
    },
    '& > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: { base: '4', md: '6' },
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      borderRadius: 'full',
      bg: 'brandTint',
      color: 'brand',
      fontWeight: 'strong',
    },
  },
})
