import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { LoadError, QueryState } from '../../api/QueryState.tsx'
import { DocumentDialog } from '../../domain/invoice/DocumentDialog.tsx'
import { readInvoice, useShownDocument } from '../../domain/invoice/documentAddress.ts'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { rowOf } from '../../ui/rowFocus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { askedAtOnce } from '../parts/customerPath.ts'
import { officeSeriesListPath, officeSeriesPath } from '../parts/seriesPaths.ts'
import { useAskedAtOnce } from '../parts/useAskedAtOnce.ts'
import { BasicInfo } from './BasicInfo.tsx'
import { CardHead, CardStats, Memo } from './CardHead.tsx'
import { CardOrders } from './CardOrders.tsx'
import { MemoDialog, RechargeDialog, RewardDialog } from './dialogs/userDialogs.ts'
import { UserTabs } from './histories/UserHistories.tsx'
import { PropertyInfo } from './PropertyInfo.tsx'
import { UserActions } from './UserActions.tsx'
import { OfficeUserInvoiceDocument } from './userHistories.generated.ts'
import { useUserList } from './userListAddress.ts'
import {
  type OfficeUserCardFragment,
  OfficeUserDocument,
  OfficeUserSeriesDocument,
} from './users.generated.ts'

/**
 * One customer beside the list from lg on, and in its place on a phone; the list stays usable beside it. It takes the focus when it opens,
 * and returns it to the customer's line; Escape closes it.
 */
export function UserDrawer({ id }: { readonly id: string }) {
  const text = useText()
  const { change } = useUserList()
  const titleId = useId()
  const result = useQuery(OfficeUserDocument, {
    variables: { id },
    context: { overlay: 'never' },
  })
  const drawer = useFocusInside()
  const close = () => {
    change({ user: undefined })
    requestAnimationFrame(() => rowOf(id)?.focus())
  }
  const customer = result.data?.customer
  return (
    <Drawer
      ref={drawer}
      tabIndex={-1}
      aria-labelledby={customer ? titleId : undefined}
      aria-label={customer ? undefined : text('officeUsers.card')}
      onKeyDown={(event) => {
        if (
          event.key !== 'Escape' ||
          event.defaultPrevented ||
          !event.currentTarget.contains(event.target as Node)
        )
          return
        close()
      }}
    >
      <Button
        look="quiet"
        size="icon"
        position="absolute"
        insetEnd="3"
        top="4"
        aria-label={text('officeUsers.close')}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
      <QueryState result={result} words="officeUsers.card.failed" skeleton={<Waiting />}>
        {() =>
          customer ? (
            <>
              <UserCard customer={customer} titleId={titleId} />
              <UserInvoice customerId={customer.id} />
            </>
          ) : (
            <Notice tone="warn" role="alert">
              {text('officeUsers.card.absent')}
            </Notice>
          )
        }
      </QueryState>
    </Drawer>
  )
}

/** The focus moves once, but never away from a field in use, such as the search box. */
function useFocusInside() {
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('input, textarea, select'))
      drawer.current?.focus({ preventScroll: true })
  }, [])
  return drawer
}

function Waiting() {
  return (
    <Stack aria-hidden gap="4">
      <Skeleton height="4rem" width="70%" />
      <Skeleton height="3.75rem" />
      <Skeleton height="2.25rem" width="80%" />
      <Skeleton height="22rem" />
    </Stack>
  )
}

const Drawer = chakra('aside', {
  base: {
    position: 'relative',
    minWidth: '0',
    bg: 'panel',
    textStyle: 't14',
    outline: 'none',
    '&:focus-visible': { outline: 'none', borderRadius: '0' },
    fontVariantNumeric: 'tabular-nums',
    // a failure is beside the button that closes
    '& > [role=alert]': { me: '12' },
    lgDown: { mx: '-4', mt: '-4', p: '4', minHeight: '80dvh' },
    lg: {
      position: 'sticky',
      top: '0',
      height: '100dvh',
      mt: '-6',
      me: '-8',
      p: '6',
      overflowY: 'auto',
      borderInlineStartWidth: '1px',
      borderColor: 'line',
      boxShadow: 'soft',
      animation: 'fadeIn 200ms ease-out',
    },
  },
})

/** A customer's invoice, or one of its credit notes, that the page's address names: to read, print and save. */
function UserInvoice({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const { isOpen, last, close } = useShownDocument()
  const paymentId = last?.paymentId ?? Number.NaN
  const { data, error, refetch } = useQuery(OfficeUserInvoiceDocument, {
    variables: { customerId, paymentId },
    skip: Number.isNaN(paymentId),
    fetchPolicy: isOpen ? 'cache-and-network' : 'cache-first',
    context: { overlay: 'never' },
  })
  return (
    <DocumentDialog
      isOpen={isOpen}
      onClose={close}
      asked={last}
      read={readInvoice(last, data?.customerInvoice)}
      failed={
        error && !data && <LoadError words="histories.document.failed" error={error} onRetry={refetch} />
      }
      missingText={text('officeUsers.invoice.missing')}
    />
  )
}

interface UserCardProps {
  readonly customer: OfficeUserCardFragment
  readonly titleId: string
}

/** A customer's visits, memo and balance, and the office's actions; the rest is in folds (back-office document, section 2 "User Settings"; W8). */
function UserCard({ customer, titleId }: UserCardProps) {
  const dialog = useDialog<OfficeUserCardFragment>()
  const { open } = dialog
  const editMemo = () => open((now) => <MemoDialog customer={now} />)
  useAskedAtOnce(askedAtOnce, (name) => {
    if (customer.erased) return
    const Dialog = { recharge: RechargeDialog, reward: RewardDialog, memo: MemoDialog }[name]
    open((now) => <Dialog customer={now} />)
  })
  return (
    <>
      <CardHead customer={customer} titleId={titleId} />
      {!customer.erased && <UserActions customer={customer} open={open} />}
      <CardOrders customer={customer} />
      {!customer.erased && <Memo memo={customer.memo} onEdit={editMemo} />}
      <CardStats customer={customer} />
      <UserSeries customerId={customer.id} />
      <chakra.div mt="4" borderBottomWidth="1px" borderColor="line">
        <BasicInfo customer={customer} />
        <PropertyInfo customer={customer} openDialog={open} />
      </chakra.div>
      <UserTabs customer={customer} open={open} />
      {dialog.host(customer)}
    </>
  )
}

/** When a customer's running series recur, each with a link to its page (decision N10), and a link to all of them. */
function UserSeries({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const { data } = useQuery(OfficeUserSeriesDocument, {
    variables: { customerId },
    context: { overlay: 'never' },
  })
  return (
    <Stack gap="1" my="2">
      {data?.officeSeriesList.items.map(({ id, series }) => (
        <RhythmLink key={id} series={series} to={officeSeriesPath} />
      ))}
      <p>
        <Link to={officeSeriesListPath(customerId)}>{text('series.all')}</Link>
      </p>
    </Stack>
  )
}
