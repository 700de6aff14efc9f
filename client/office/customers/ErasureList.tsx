import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import { serverNow } from '../../format/serverClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { ListFailed } from '../parts/ListFailed.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { customerName, ordersOf } from './customerWords.tsx'
import { erasureHindrances } from './erasureHindrances.ts'
import { rowIdOf } from './UserRows.tsx'
import { useUserList } from './userListAddress.ts'
import { type ErasureRowFragment, OfficeErasureRequestsDocument } from './users.generated.ts'

interface ErasureRowProps {
  readonly request: ErasureRowFragment
  readonly onErase: () => void
}

/** Who asks, since when, by when, and what still stands in the way. */
function ErasureRow({ request, onErase }: ErasureRowProps) {
  const text = useText()
  const formats = useFormats()
  const { view, hrefOf } = useUserList()
  const { customer, asked, latest } = request
  const name = customerName(text, customer)
  const isFree = erasureHindrances(request, serverNow()).length === 0
  return (
    <Box aria-current={view.user === customer.id ? 'true' : undefined}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.strong fontWeight="strong">
          <Link id={rowIdOf(customer.id)} to={hrefOf({ user: customer.id })} preventScrollReset>
            {name}
          </Link>
        </chakra.strong>
        <chakra.span color="muted">{customer.userNo}</chakra.span>
      </chakra.div>
      <chakra.p color="muted">
        {text('officeUsers.erasure.asked', {
          asked: formats.moment(asked),
          latest: formats.shortDay(latest.at),
        })}
      </chakra.p>
      <Hindrances request={request} />
      {isFree && (
        <Button
          size="sm"
          look="danger"
          justifySelf="start"
          aria-label={text('officeUsers.erasure.eraseOf', { name })}
          onClick={onErase}
        >
          {text('officeUsers.action.erase')}
        </Button>
      )}
    </Box>
  )
}

function Hindrances({ request }: { readonly request: ErasureRowFragment }) {
  const text = useText()
  const formats = useFormats()
  const { customer, earliest, openOrders } = request
  const words = {
    orders: <Link to={ordersOf(customer)}>{text('officeUsers.erasure.orders', { orders: openOrders })}</Link>,
    points: text('officeUsers.erasure.points', {
      points: customer.points,
      dollars: formats.worth(customer.points),
    }),
    wait: text('officeUsers.erasure.wait', { moment: formats.moment(earliest) }),
  }
  const hindrances = erasureHindrances(request, serverNow())
  if (hindrances.length === 0)
    return (
      <chakra.span>
        <Tag tone="ok">{text('officeUsers.erasure.free')}</Tag>
      </chakra.span>
    )
  return (
    <chakra.ul ps="5" listStyleType="disc" aria-label={text('officeUsers.erasure.hindrances')}>
      {hindrances.map((name) => (
        <li key={name}>{words[name]}</li>
      ))}
    </chakra.ul>
  )
}

const Box = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    p: '4',
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current]': { bg: 'brandTint', borderColor: 'brandLine' },
  },
})

/** How many requests are read at once. */
export const firstRequests = 50

const EraseDialog = whenOpened(() => import('./dialogs/EraseDialog.tsx').then((part) => part.EraseDialog))

/** Who asked to be forgotten, who asked first first, and what still stands in the way (decision A20). */
export function ErasureList() {
  const text = useText()
  const { nodes: requests, ...pages } = usePages(
    OfficeErasureRequestsDocument,
    'erasureRequests',
    {},
    atOnce(firstRequests),
  )
  const [asked, ask] = useState<ErasureRowFragment>()
  if (pages.hasFailed)
    return <ListFailed words="officeUsers.erasure.failed" error={pages.failure} onRetry={pages.refetch} />
  if (!requests) return <WaitingCard height="9rem" />
  if (requests.length === 0)
    return (
      <EmptyPanel
        icon="check"
        title={text('officeUsers.erasure.none')}
        text={text('officeUsers.erasure.how')}
      />
    )
  return (
    <>
      <chakra.p color="muted" textStyle="t14" mb="4">
        {text('officeUsers.erasure.lede')}
      </chakra.p>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {requests.map((request) => (
          <ErasureRow key={request.id} request={request} onErase={() => ask(request)} />
        ))}
      </chakra.ul>
      {pages.hasMore && (
        <Button size="sm" mt="4" onClick={pages.loadMore}>
          {text('list.more')}
        </Button>
      )}
      {asked && <EraseDialog customer={asked.customer} onClose={() => ask(undefined)} />}
    </>
  )
}
