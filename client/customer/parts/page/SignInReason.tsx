import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { useLocation, useOutletContext } from 'react-router'
import { ServiceCatalog as CatalogIds, nameOf } from '../../../../schema/rules/enumerations.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import type { PageContext } from '../../../layout/PageMain.tsx'
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

/** What signing in is for, after a redirect to it (decision X3); nothing where the page says already that another tab signed out. */
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
  const isToldWhy = useOutletContext<PageContext>().isLeft
  if (!isVisitor || isToldWhy || (asked === undefined && begun === undefined)) return null
  const { id, catalog = '' } = reasonOf(asked, begun)
  return (
    <chakra.div {...place}>
      <Notice role="status" action={hasButton && <ButtonLink to="/login">{text('nav.signIn')}</ButtonLink>}>
        <chakra.p textStyle="t16">{text(id, { catalog })}</chakra.p>
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
