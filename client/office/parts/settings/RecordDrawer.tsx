import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Pages } from '../../../api/list/usePages.ts'
import { LoadError } from '../../../api/QueryState.tsx'
import { writeDate, writeTime } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { RowSkeletons } from './RowList.tsx'
import type { RecordedField } from './recordedFields.ts'

interface RecordDrawerProps {
  readonly title: string
  /** Newest first; undefined until they have loaded. */
  readonly changes: readonly RecordedChange[] | undefined
  readonly record: Pages<unknown>
  readonly children?: ReactNode
}

/** The office record beside its list: who changed what, when, old and new. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { title, changes, record } = props
  const text = useText()
  return (
    <Drawer title={title} placement="end">
      <Stack textStyle="t14" gap="4">
        {changes?.length === 0 && <chakra.p color="muted">{text('office.record.none')}</chakra.p>}
        {!changes &&
          (record.hasFailed ? (
            <LoadError isOffice words="office.list.failed" error={record.failure} onRetry={record.refetch} />
          ) : (
            <RowSkeletons />
          ))}
        {changes && changes.length > 0 && (
          <chakra.ol listStyle="none" borderBottomWidth="1px" borderColor="line">
            {changes.map((change) => (
              <RecordEntry key={change.key} change={change} />
            ))}
          </chakra.ol>
        )}
        {record.hasFailedMore && !record.isLoadingMore ? (
          <LoadError isOffice words="office.list.failed" error={record.failure} onRetry={record.loadMore} />
        ) : (
          record.hasMore && (
            <Button size="sm" justifySelf="start" onClick={record.loadMore}>
              {text('list.more')}
            </Button>
          )
        )}
      </Stack>
    </Drawer>
  )
}

/** One entry of a record, as text. */
interface RecordedChange {
  readonly key: string
  /** The action, such as "Service saved". */
  readonly action: string
  /** Its subject. */
  readonly subject: string
  readonly adminName: string
  /** ISO 8601 with its own offset, and the zone's short name. */
  readonly at: string
  readonly zoneLabel: string
  /** A new or removed item shows its values, not that they were empty before. */
  readonly isWhole: boolean
  readonly fields: readonly RecordedField[]
}

function RecordEntry({ change }: { readonly change: RecordedChange }) {
  const intl = useIntl()
  const text = useText()
  const { at, zoneLabel, adminName } = change
  const moment = `${writeDate(intl, at, 'medium')}, ${writeTime(intl, at)}`
  return (
    <Stack as="li" layerStyle="ruled" gap="1" py="3">
      <chakra.p fontWeight="strong">
        {change.subject
          ? text('office.record.entry', { action: change.action, subject: change.subject })
          : change.action}
      </chakra.p>
      <chakra.p color="muted" fontVariantNumeric="tabular-nums">
        {text('office.record.by', { moment: `${moment} ${zoneLabel}`, name: adminName })}
      </chakra.p>
      {change.fields.length > 0 && <FieldList fields={change.fields} isWhole={change.isWhole} />}
    </Stack>
  )
}

function FieldList({ fields, isWhole }: Pick<RecordedChange, 'fields' | 'isWhole'>) {
  const text = useText()
  const nothing = text('office.record.empty')
  return (
    <Stack as="dl" gap="1" mt="1">
      {fields.map(({ label, before, after }) => (
        <chakra.div key={label} display="flex" flexWrap="wrap" columnGap="2">
          <chakra.dt color="muted">{label}</chakra.dt>
          <chakra.dd minWidth="0" overflowWrap="anywhere" whiteSpace="pre-line">
            {isWhole
              ? after || before
              : text('office.record.change', { before: before || nothing, after: after || nothing })}
          </chakra.dd>
        </chakra.div>
      ))}
    </Stack>
  )
}
