import { chakra } from '@chakra-ui/react/styled-system'
import type { Pages } from '../../../api/list/usePages.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ListMore } from '../list/ListMore.tsx'
import { RowSkeletons } from './RowList.tsx'
import type { RecordedField } from './recordedFields.ts'

/** An entry of the office record. */
interface Recorded {
  readonly id: string
  /** Such as "ServiceSaved". */
  readonly action: string
  readonly adminName: string
  readonly at: { readonly at: string; readonly zoneLabel: string }
}

/** An entry as text. */
interface RecordWords {
  /** Such as "Service saved". */
  readonly action: string
  readonly subject: string
  readonly fields: readonly RecordedField[]
}

interface RecordDrawerProps<Entry extends Recorded> {
  readonly record: Pages<Entry>
  readonly wordsOf: (entry: Entry, place: number) => RecordWords
}

/** The office record beside its list: who changed what, when, old and new; newest first. */
export function RecordDrawer<Entry extends Recorded>({ record, wordsOf }: RecordDrawerProps<Entry>) {
  const text = useText()
  return (
    <Drawer title={text('office.record.title')} placement="end">
      <Stack textStyle="t14" gap="4">
        <QueryState
          result={record}
          words="office.list.failed"
          skeleton={<RowSkeletons />}
          empty={<chakra.p color="muted">{text('office.record.none')}</chakra.p>}
        >
          {(entries) => (
            <chakra.ol listStyle="none" borderBottomWidth="1px" borderColor="line">
              {entries.map((entry, place) => (
                <RecordEntry key={entry.id} entry={entry} words={wordsOf(entry, place)} />
              ))}
            </chakra.ol>
          )}
        </QueryState>
        <ListMore pages={record} justifySelf="start" />
      </Stack>
    </Drawer>
  )
}

interface RecordEntryProps {
  readonly entry: Recorded
  readonly words: RecordWords
}

function RecordEntry({
  entry: { action: name, at, adminName },
  words: { action, subject, fields },
}: RecordEntryProps) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <Stack as="li" layerStyle="ruled" gap="1" py="3">
      <chakra.p fontWeight="strong">
        {subject ? text('office.record.entry', { action, subject }) : action}
      </chakra.p>
      <chakra.p color="muted" fontVariantNumeric="tabular-nums">
        {text('office.record.by', { moment: moment(at), name: adminName })}
      </chakra.p>
      {fields.length > 0 && <FieldList fields={fields} isWhole={!name.endsWith('Saved')} />}
    </Stack>
  )
}

interface FieldListProps {
  readonly fields: readonly RecordedField[]
  /** A new or removed item shows its values, not that they were empty before. */
  readonly isWhole: boolean
}

function FieldList({ fields, isWhole }: FieldListProps) {
  const text = useText()
  return (
    <Stack as="dl" gap="1" mt="1">
      {fields.map(({ label, before, after }) => (
        <chakra.div key={label} display="flex" flexWrap="wrap" columnGap="2">
          <chakra.dt color="muted">{label}</chakra.dt>
          <chakra.dd minWidth="0" overflowWrap="anywhere" whiteSpace="pre-line">
            {isWhole ? after || before : text(`office.record.${changeOf(before, after)}`, { before, after })}
          </chakra.dd>
        </chakra.div>
      ))}
    </Stack>
  )
}

/** A field that had no value, or has none any more, is not said to change from nothing or to it. */
function changeOf(before: string, after: string): 'set' | 'cleared' | 'change' {
  if (!before) return 'set'
  return after ? 'change' : 'cleared'
}
