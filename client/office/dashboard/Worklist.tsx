import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { groupName } from '../parts/groupName.ts'
import { officeOrderPath } from '../parts/orderPath.ts'
import { type Dashboard, isLate } from './dashboardFigures.ts'

/** The office's open work, most urgent first, each with its link. */
export function Worklist({ dashboard }: { readonly dashboard: Dashboard }) {
  const text = useText()
  const waiting = useWork(dashboard).filter(({ count }) => count > 0)
  if (waiting.length === 0)
    return (
      <chakra.div mb="4">
        <Notice tone="ok">
          <p>{text('officeStart.work.none')}</p>
        </Notice>
      </chakra.div>
    )
  return (
    <chakra.section aria-labelledby="work" mb="6">
      <chakra.h2 id="work" textStyle="t16" fontWeight="strong" mb="2">
        {text('officeStart.work')}
      </chakra.h2>
      <Rows>
        {waiting.map(({ to, words }) => (
          <li key={words}>
            {to ? (
              <Link to={to} onClick={() => showPart(to)}>
                <Icon name="alert" size={18} />
                <span>{words}</span>
                <Icon name="right" size={18} />
              </Link>
            ) : (
              <p>
                <Icon name="alert" size={18} />
                <span>{words}</span>
              </p>
            )}
          </li>
        ))}
      </Rows>
    </chakra.section>
  )
}

interface Work {
  readonly count: number
  readonly words: string
  /** Absent where nothing leads on. */
  readonly to?: string
}

/** The router only writes the address: a part of this page scrolls into view with the focus. */
function showPart(to: string): void {
  if (to.startsWith('#')) document.getElementById(to.slice(1))?.focus()
}

function useWork({ work, failedVisits, readModels }: Dashboard): readonly Work[] {
  const text = useText()
  const { moment } = useFormats()
  const reported = (filter: Record<string, string>) =>
    `/adminReports?${new URLSearchParams({ report: 'orders', ...filter })}`
  const late = readModels.filter(isLate).length
  const { lateVisits, unendedVisits, openComplaints, erasureRequests, stoppedVisits } = work
  const { visitsWithoutCrew, failedMails } = work
  return [
    ...failedVisits.map(({ orderNo, groupNo, customerName, reason, ...when }) => ({
      count: 1,
      words: text('officeStart.work.failed', {
        crew: groupName(text, groupNo),
        name: customerName || orderNo,
        reason,
        when: moment(when),
      }),
      to: officeOrderPath(orderNo),
    })),
    {
      count: lateVisits,
      words: text('officeStart.work.late', { count: lateVisits }),
      to: '/adminOverdue',
    },
    {
      count: unendedVisits,
      words: text('officeStart.work.unended', { count: unendedVisits }),
      to: '/adminOverdue',
    },
    {
      count: openComplaints,
      words: text('officeStart.work.complaints', { count: openComplaints }),
      to: reported({ status: 'Disputed', from: '', to: '' }),
    },
    {
      count: erasureRequests,
      words: text('officeStart.work.erasures', { count: erasureRequests }),
      to: '/adminUserList?list=erasure',
    },
    {
      count: stoppedVisits,
      words: text('officeStart.work.stopped', { count: stoppedVisits }),
      to: '/adminSeries?list=Waiting',
    },
    {
      count: visitsWithoutCrew,
      words: text('officeStart.work.noCrew', { count: visitsWithoutCrew }),
      to: '/adminOrderList',
    },
    { count: late, words: text('officeStart.work.lists', { count: late }), to: '#lists' },
    { count: failedMails, words: text('officeStart.work.mails', { count: failedMails }) },
  ]
}

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'wheatTint',
    borderWidth: '1px',
    borderColor: 'wheatLine',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'wheatLine' },
    '& a, & p': {
      maxWidth: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      px: '4',
      py: '2',
      minHeight: '11',
      color: 'ink',
      textDecoration: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
    '& a:hover': { bg: 'panel', color: 'ink' },
    '& a:focus-visible': { outlineOffset: '-2px' },
    '& li span': { flex: '1', minWidth: 0 },
    '& svg:first-of-type': { color: 'wheatText' },
    '& a > svg:last-of-type': { color: 'muted' },
  },
})
