import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { serverNow } from '../../format/serverClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Cluster, Muted, Stack } from '../../ui/layout.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { ListMore } from '../parts/list/ListMore.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { customerName } from './customerWords.tsx'
import { EraseDialog } from './dialogs/userDialogs.ts'
import { erasureHindrances, Hindrances } from './Hindrances.tsx'
import { useUserList } from './userListAddress.ts'
import { type ErasureRowFragment, OfficeErasureRequestsDocument } from './users.generated.ts'

interface ErasureRowProps {
  readonly request: ErasureRowFragment
  readonly onErase: () => void
}

/** A request: customer, dates, and what still prevents the erasure. */
function ErasureRow({ request, onErase }: ErasureRowProps) {
  const text = useText()
  const formats = useFormats()
  const { view, hrefOf } = useUserList()
  const { customer } = request
  const { erasure } = customer
  const name = customerName(text, customer)
  const isFree = erasureHindrances(customer, serverNow()).length === 0
  return (
    <Box aria-current={view.user === customer.id ? 'true' : undefined}>
      <Cluster alignItems="baseline" columnGap="2">
        <chakra.strong fontWeight="strong">
          <Link data-row={customer.id} to={hrefOf({ user: customer.id })} preventScrollReset>
            {name}
          </Link>
        </chakra.strong>
        <chakra.span color="muted">{customer.userNo}</chakra.span>
      </Cluster>
      {erasure && (
        <chakra.p color="muted">
          {text('officeUsers.erasure.asked', {
            asked: formats.moment(erasure.asked),
            latest: formats.shortDay(erasure.latest.at),
          })}
        </chakra.p>
      )}
      <Hindrances customer={customer} />
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

const Box = chakra('li', {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gap: '2',
    p: '4',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current]': { bg: 'brandTint', borderColor: 'brandLine' },
  },
})

/** How many requests are read at once. */
export const firstRequests = 50

/** Open erasure requests, oldest first, and what still prevents each (decision A20). */
export function ErasureList() {
  const text = useText()
  const pages = usePages(OfficeErasureRequestsDocument, 'erasureRequests', {}, atOnce(firstRequests))
  const { open, host } = useDialog()
  const [none, how] = [text('officeUsers.erasure.none'), text('officeUsers.erasure.how')]
  return (
    <QueryState
      result={pages}
      words="officeUsers.erasure.failed"
      skeleton={<WaitingCard height="9rem" />}
      empty={<EmptyPanel icon="check" title={none} text={how} />}
    >
      {(requests) => (
        <>
          <Muted mb="4">{text('officeUsers.erasure.lede')}</Muted>
          <Stack as="ul" gap="3" listStyleType="none">
            {requests.map((request) => (
              <ErasureRow
                key={request.id}
                request={request}
                onErase={() => open(() => <EraseDialog customer={request.customer} />)}
              />
            ))}
          </Stack>
          <ListMore pages={pages} mt="4" />
          {host()}
        </>
      )}
    </QueryState>
  )
}
