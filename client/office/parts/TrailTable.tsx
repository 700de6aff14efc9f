import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ActorRole } from '../../api/schema.generated.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { DataTable } from '../../ui/DataTable.tsx'

/** An entry of a trail: when it was done, and by whom. */
interface TrailEntry {
  readonly at: string
  readonly zoneLabel: string
  readonly by: { readonly role: ActorRole; readonly name: string | null }
}

interface TrailTableProps<Entry extends TrailEntry> {
  readonly entries: readonly Entry[]
  /** Unique among the entries. */
  readonly keyOf: (entry: Entry) => string
  /** What was done. */
  readonly children: (entry: Entry) => ReactNode
}

/** Who did what and when, an entry a line. */
export function TrailTable<Entry extends TrailEntry>({ entries, keyOf, children }: TrailTableProps<Entry>) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <DataTable
      rows={entries}
      keyOf={keyOf}
      columns={[
        { id: 'action', name: text('officeOrders.tracking.action'), cell: children },
        { id: 'time', name: text('officeOrders.tracking.time'), cell: (entry) => moment(entry) },
        {
          id: 'role',
          name: text('officeOrders.tracking.role'),
          cell: ({ by: { role, name } }) => (
            <>
              {text(`role.${role}`)}
              {name && <TrailDetail>{name}</TrailDetail>}
            </>
          ),
        },
      ]}
      look={look}
    />
  )
}

const look: SystemStyleObject = {
  // a long name takes no room from the change
  tableLayout: 'fixed',
  mb: '2',
  fontVariantNumeric: 'tabular-nums',
  // a day and its hour have a line each
  '& thead th': {
    fontWeight: 'medium',
    color: 'muted',
    _first: { width: '40%' },
    _last: { width: { base: '26%', sm: '28%' } },
  },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '1',
    pe: { base: '3', sm: '4' },
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):last-child': { pe: '0' },
  '& tbody th': { fontWeight: 'normal' },
  '& tbody :is(th, td)': { borderTopWidth: '1px', borderColor: 'line' },
}

/** A small line below an entry. */
export const TrailDetail = chakra('span', {
  base: { display: 'block', textStyle: 't12', color: 'muted', whiteSpace: 'pre-line' },
})
