import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ServiceCatalog as CatalogIds, nameOf } from '../../../../schema/rules/enumerations.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { askedPath } from '../../../session/returnPath.ts'
import { useSession } from '../../../session/useSession.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** What the sign-in page, and the account after it, keep of a visitor's booking. */
export interface BegunState {
  readonly begun?: ServiceCatalog
}

interface SignInReasonProps extends Pick<HTMLChakraProps<'div'>, 'mt' | 'mb'> {
  /** With the link to the sign-in page. */
  readonly hasButton?: boolean
}

/** What signing in is for, after a redirect to it (decision X3). Otherwise nothing. */
export function SignInReason({ hasButton = false, ...place }: SignInReasonProps) {
  const text = useText()
  const begun = (useLocation().state as BegunState | null)?.begun
  // a prerendered page knows neither what was asked for nor who is signed in
  const asked = useSyncExternalStore(
    watchNothing,
    () => askedPath('customer'),
    () => undefined,
  )
  const isVisitor = useSession('customer') === null
  if (!isVisitor || (asked === undefined && begun === undefined)) return null
  const { id, catalog = '' } = reasonOf(asked, begun)
  return (
    <chakra.div {...place}>
      <Notice role="status">
        <chakra.p textStyle="t16">{text(id, { catalog })}</chakra.p>
        {hasButton && (
          <ButtonLink look="primary" to="/login" mt="3">
            {text('nav.signIn')}
          </ButtonLink>
        )}
      </Notice>
    </chakra.div>
  )
}

function watchNothing(): () => void {
  return () => undefined
}

interface Reason {
  readonly id: MessageId
  readonly catalog?: string | undefined
}

function reasonOf(asked: string | undefined, begun: ServiceCatalog | undefined): Reason {
  if (asked === undefined) return { id: 'askedFor.booking', catalog: begun }
  const [, page = '', first] = asked.split(/[/?]/)
  if (/^(selectService|serviceOrderSummary)/i.test(page))
    return { id: 'askedFor.booking', catalog: nameOf(CatalogIds, first) }
  return { id: /^(userOrder|rescheduleOrder)/.test(page) ? 'askedFor.order' : 'askedFor.page' }
}
