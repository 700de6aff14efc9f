import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { userOrderDetailPath } from '../paths/customerPaths.ts'
import { catalogs } from './catalogs.ts'

/** What the page's entry in the browser's history keeps about a redirected booking, until the page is left. */
export interface TurnedAwayState {
  readonly turnedAway?: {
    readonly catalog: ServiceCatalog
    readonly orderNo: string
    readonly serviceName: string
  }
}

/** Why a booking led here: the order in the way, and how to book another anyway (decision L1). Otherwise nothing. */
export function TurnedAway(place: Pick<HTMLChakraProps<'div'>, 'mt' | 'mb'>) {
  const text = useText()
  const state = useLocation().state as TurnedAwayState | null
  // prerendered pages have no history, and learn who is signed in when they hydrate
  const isCustomer = useSession('customer') !== null
  if (!isCustomer || !state?.turnedAway) return null
  const { catalog, orderNo, serviceName } = state.turnedAway
  return (
    <chakra.div maxWidth="48rem" {...place}>
      <Notice>
        <chakra.p textStyle="t16">
          {text('turnedAway.why', { catalog })}{' '}
          <Link to={userOrderDetailPath(orderNo)}>{text('turnedAway.order', { service: serviceName })}</Link>
        </chakra.p>
        <ButtonLink size="sm" mt="3" minHeight="11" to={catalogs[catalog].firstStep}>
          {text('turnedAway.another')}
        </ButtonLink>
      </Notice>
    </chakra.div>
  )
}
