import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { CustomerTag, nameOf, Province } from '../../../../schema/rules/enumerations.ts'
import { atOnce, usePages } from '../../../api/list/usePages.ts'
import { propertyQuestions } from '../../../domain/address/propertyQuestions.ts'
import { streetLine } from '../../../format/addressText.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { writePoints } from '../../../format/writtenPoints.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { type OfficeUserChangeFragment, OfficeUserChangesDocument } from '../userHistories.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { Head, HistoryTable } from './HistoryTable.tsx'

interface ChangeTableProps {
  readonly customer: OfficeUserCardFragment
}

/** The office's changes to a customer's account and addresses, all on record. */
export function ChangeTable({ customer }: ChangeTableProps) {
  const text = useText()
  const list = usePages(OfficeUserChangesDocument, 'list', { customerId: customer.id }, atOnce(50))
  const title = text('officeUsers.changes.title')
  return (
    <>
      <Head>
        <h3>{title}</h3>
      </Head>
      <HistoryTable
        title={title}
        columns={[
          { label: text('officeUsers.column.when') },
          { label: text('officeUsers.column.change') },
          { label: text('officeUsers.column.by') },
        ]}
        list={list}
        row={(change) => <ChangeRow key={change.id} change={change} addresses={customer.addresses} />}
        none={text('officeUsers.changes.none')}
      />
    </>
  )
}

interface ChangeRowProps {
  readonly change: OfficeUserChangeFragment
  readonly addresses: OfficeUserCardFragment['addresses']
}

function ChangeRow({ change, addresses }: ChangeRowProps) {
  const text = useText()
  const address = addresses.find(({ id }) => id === change.partId)
  return (
    <tbody>
      <tr>
        <td>
          <When moment={change.at} />
        </td>
        <td>
          {text('officeUsers.changes.action', { action: change.action })}
          {address && (
            <chakra.span display="block" color="muted">
              {streetLine(address)}
            </chakra.span>
          )}
          {change.fields.length > 0 && (
            <chakra.ul listStyleType="none" mt="1" color="muted">
              {change.fields.map((field) => (
                <FieldLine key={field.field} {...field} />
              ))}
            </chakra.ul>
          )}
        </td>
        <td>{change.adminName}</td>
      </tr>
    </tbody>
  )
}

/** Old and new values, if there were old ones. */
function FieldLine({ field, before, after }: OfficeUserChangeFragment['fields'][number]) {
  const text = useText()
  const name = text('officeUsers.changes.field', { field })
  const written = (value: string) => {
    const words = changeWords(field, value)
    return words ? text(words) : value || text('officeUsers.changes.empty')
  }
  return (
    <li>
      {name}: {before !== null && <s>{written(before)}</s>}{' '}
      <chakra.span color="ink">{written(after ?? '')}</chakra.span>
    </li>
  )
}

/** The label of a recorded number or boolean; undefined for other values. */
export function changeWords(field: string, value: string): MessageId | undefined {
  if (value === 'true') return 'office.record.yes'
  if (value === 'false') return 'office.record.no'
  const id = Number(value)
  if (field === 'provinceId') {
    const code = nameOf(Province, id)
    return code && `province.${code}`
  }
  if (field === 'specialAttr') {
    const tag = nameOf(CustomerTag, id)
    return tag && `specialAttribute.${tag}`
  }
  const question = propertyQuestions.find(({ name }) => name === field)
  if (question && id === 0) return 'addresses.notStated'
  return question?.classes.find((each) => each.id === id)?.label
}

/** Points or experience in or out with their sign; those in are green as well. */
export function Signed({ amount }: { readonly amount: number }) {
  const intl = useIntl()
  return (
    <chakra.strong fontWeight="strong" color={amount > 0 ? 'status1' : 'ink'}>
      {writePoints(intl, amount, 'both')}
    </chakra.strong>
  )
}

/** A sum of money with a true minus sign. */
export function Sum({ cents }: { readonly cents: number }) {
  const formats = useFormats()
  return <>{formats.money(cents).replace('-', '−')}</>
}

/** The day, and below it the time with its zone. */
export function When({ moment }: { readonly moment: { readonly at: string; readonly zoneLabel: string } }) {
  const formats = useFormats()
  return (
    <time dateTime={moment.at}>
      <chakra.span whiteSpace="nowrap">{formats.shortDay(moment.at)}</chakra.span>
      <chakra.span display="block" color="muted" whiteSpace="nowrap">
        {formats.time(moment.at)} {moment.zoneLabel}
      </chakra.span>
    </time>
  )
}
