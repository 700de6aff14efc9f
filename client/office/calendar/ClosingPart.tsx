import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { RowLink } from '../parts/settings/RowList.tsx'
import { SmallSelect } from '../parts/smallControls.tsx'
import { AddClosedDateDocument, RemoveClosedDateDocument } from './calendar.generated.ts'
import type { WorkDay } from './workDays.ts'

interface ClosingPartProps {
  readonly day: WorkDay
  /** The day's orders were read, because nobody closes a day without seeing them. */
  readonly isLoadKnown: boolean
  /** Orders on a closed day. */
  readonly onOpenOrders: (orders: readonly string[]) => void
}

const catalogs = Object.keys(ServiceCatalog) as CatalogName[]

/** Closes the day for everything or for one catalog, and opens it again; on Sundays there is nothing to close. */
export function ClosingPart({ day, isLoadKnown, onOpenOrders }: ClosingPartProps) {
  const text = useText()
  const closing = useCommand(AddClosedDateDocument, { keepsPlace: true })
  const opening = useCommand(RemoveClosedDateDocument, { keepsPlace: true })
  const isSending = closing.isSending || opening.isSending
  const [chosen, setChosen] = useState('')
  const catalogOf = (value: string) => catalogs.find((catalog) => catalog === value) ?? null
  const close = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await closing.run({ input: { date: day.date, catalog: catalogOf(chosen) } })
    if (!reply?.failure) setChosen('')
    onOpenOrders(reply?.openOrders ?? [])
  }
  const open = async (catalog: CatalogName | null) => {
    await opening.run({ input: { date: day.date, catalog } })
    onOpenOrders([])
  }
  const closings: readonly (CatalogName | null)[] = [...(day.isClosed ? [null] : []), ...day.closedCatalogs]
  const nameOf = (catalog: CatalogName | null) =>
    catalog ? text(`catalog.${catalog}`) : text('officeStaff.calendar.everything')
  return (
    <Stack as="section" aria-labelledby="work-closing" gap="2">
      <chakra.h3 id="work-closing" textStyle="t14">
        {text('officeStaff.calendar.closing')}
      </chakra.h3>
      <Problem reply={closing.failed ?? opening.failed} />
      {day.isSunday && <chakra.p color="muted">{text('officeStaff.calendar.sundays')}</chakra.p>}
      {closings.map((catalog) => (
        <chakra.div key={catalog ?? 'all'} display="flex" gap="3" justifyContent="space-between">
          <span>{text('officeStaff.calendar.closedNow', { what: nameOf(catalog) })}</span>
          <RowLink about={nameOf(catalog)} disabled={isSending} onClick={() => void open(catalog)}>
            {text('officeStaff.calendar.open')}
          </RowLink>
        </chakra.div>
      ))}
      {!day.isClosed && !day.isSunday && (
        <chakra.form onSubmit={(event) => void close(event)} display="flex" gap="3" alignItems="flex-end">
          <chakra.div flex="1" minWidth="0">
            <Field label={text('officeStaff.calendar.what')}>
              {(control) => (
                <SmallSelect {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                  <option value="">{text('officeStaff.calendar.everything')}</option>
                  {catalogs
                    .filter((catalog) => !day.closedCatalogs.includes(catalog))
                    .map((catalog) => (
                      <option key={catalog} value={catalog}>
                        {text(`catalog.${catalog}`)}
                      </option>
                    ))}
                </SmallSelect>
              )}
            </Field>
          </chakra.div>
          <Button type="submit" size="sm" look="primary" flex="none" disabled={isSending || !isLoadKnown}>
            {text('officeStaff.calendar.close')}
          </Button>
        </chakra.form>
      )}
    </Stack>
  )
}
