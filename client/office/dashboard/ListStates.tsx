import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Dashboard } from './dashboardFigures.ts'

const names: Readonly<Record<string, MessageId>> = {
  orderHistory: 'office.nav.orders',
  orderChanges: 'officeStart.lists.orderChanges',
  walletStatement: 'officeReports.points',
  experienceStatement: 'officeStart.lists.experienceStatement',
  payments: 'officeStart.lists.payments',
  dayLoad: 'officeStart.lists.dayLoad',
  mails: 'officeStart.lists.mails',
}

/** A read model's label. */
export function useListName(): (name: string) => string {
  const text = useText()
  return (name) => {
    const id = names[name]
    return id ? text(id) : name
  }
}

/** Every read model, and whether it is up to date. */
export function ListStates({ readModels }: Pick<Dashboard, 'readModels'>) {
  const text = useText()
  const nameOf = useListName()
  const waitOf = useWait()
  const behind = (lag: number, oldestMs: number) =>
    oldestMs === 0
      ? text('officeStart.lists.lag', { lag })
      : text('officeStart.lists.lagSince', { lag, age: waitOf(oldestMs) })
  const stateOf = ({ lag, oldestMs, isCaughtUp, deadLetters }: Dashboard['readModels'][number]) => {
    if (deadLetters > 0)
      return { icon: 'alert', words: text('officeStart.lists.setAside', { deadLetters }) } as const
    if (isCaughtUp) return { icon: 'check', words: text('officeStart.lists.upToDate') } as const
    return { icon: 'clock', words: behind(lag, oldestMs) } as const
  }
  const rows = readModels.map((list) => ({ name: list.name, ...stateOf(list) }))
  return (
    <Rows>
      {rows.map(({ name, icon, words }) => (
        <li key={name}>
          <chakra.span flex="none" maxWidth="50%">
            {nameOf(name)}
          </chakra.span>
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1"
            color={icon === 'check' ? 'status1' : 'danger'}
            fontVariantNumeric="tabular-nums"
          >
            <Icon name={icon} size={16} />
            {words}
          </chakra.span>
        </li>
      ))}
    </Rows>
  )
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    textStyle: 't14',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '2' },
    '& > li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A wait in its largest whole unit, at least a second: 90,000 ms → "1 minute". */
export function useWait(): (ms: number) => string {
  const { formatNumber } = useIntl()
  return (ms) => {
    const [unit, size] = units.find(([, size]) => ms >= size) ?? units[3]
    const count = Math.max(1, Math.floor(ms / size))
    return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })
  }
}
