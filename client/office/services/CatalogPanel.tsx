import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowLink } from '../parts/settings/RowList.tsx'
import type { Text } from '../parts/settings/recordedFields.ts'
import { AdditionalItemDialog } from './AdditionalItemDialog.tsx'
import { AdditionalItems } from './AdditionalItems.tsx'
import { CheckPointDialog } from './CheckPointDialog.tsx'
import { catalogFields, conditionsOf } from './catalogRecord.ts'
import type { OpenedItem } from './openedItem.ts'
import { RateDialog } from './RateDialog.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { ServiceDialog } from './ServiceDialog.tsx'
import {
  CatalogRecordDocument,
  type CatalogRecordQuery,
  RecordedItemsDocument,
  type ServiceSettingsQuery,
} from './services.generated.ts'
import { TextsDialog } from './TextsDialog.tsx'

interface CatalogPanelProps {
  readonly catalog: CatalogName
  readonly data: ServiceSettingsQuery
}

/** A catalog: its points per minute, its services with their check points, and its additional items. */
export function CatalogPanel({ catalog, data }: CatalogPanelProps) {
  const text = useText()
  const dialog = useDialog<ServiceSettingsQuery>()
  const rate = data.catalogSettings.catalogs.find((setting) => setting.catalog === catalog)
  const open = (opened: OpenedItem) =>
    dialog.open((now) => <OpenedDialog opened={opened} catalog={catalog} data={now} />)
  return (
    <Stack gap="8">
      <section aria-labelledby="services">
        <Cluster columnGap="4" rowGap="2" mb="3">
          <chakra.h2 id="services" textStyle="t18">
            {text('officeItems.services')}
          </chakra.h2>
          <RateLine points={rate?.pointsPerMinute ?? 0} onEdit={() => open({ kind: 'rate' })} />
          <chakra.div display="flex" flexWrap="wrap" gap="3" ms={{ sm: 'auto' }}>
            <Button size="sm" onClick={() => open({ kind: 'record' })}>
              {text('office.record.title')}
            </Button>
            <Button size="sm" look="primary" onClick={() => open({ kind: 'service' })}>
              <Icon name="plus" />
              {text('officeItems.service.add')}
            </Button>
          </chakra.div>
        </Cluster>
        {data.serviceItems.length === 0 ? (
          <EmptyPanel icon="box" title={text('officeItems.none')} />
        ) : (
          <Stack as="ul" listStyle="none" gap="4">
            {data.serviceItems.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                pointsPerMinute={rate?.pointsPerMinute ?? 0}
                onOpen={open}
              />
            ))}
          </Stack>
        )}
      </section>
      <AdditionalItems items={data.additionalItems} onOpen={open} />
      {dialog.host(data)}
    </Stack>
  )
}

function RateLine({ points, onEdit }: { readonly points: number; readonly onEdit: () => void }) {
  const text = useText()
  const intl = useIntl()
  const words = text('officeItems.rate', { points: intl.formatNumber(points) })
  return (
    <Cluster as="p" columnGap="3" color="muted" fontVariantNumeric="tabular-nums">
      {words}
      <RowLink about={words} onClick={onEdit}>
        {text('office.edit')}
      </RowLink>
    </Cluster>
  )
}

interface OpenedDialogProps {
  readonly opened: OpenedItem
  readonly catalog: CatalogName
  readonly data: ServiceSettingsQuery
}

/** The open dialog; none if its item is gone. */
function OpenedDialog({ opened, catalog, data }: OpenedDialogProps) {
  const services = data.serviceItems
  const service = 'serviceId' in opened ? services.find(({ id }) => id === opened.serviceId) : undefined
  const known = { catalog, services }
  if (opened.kind === 'service') return <ServiceDialog service={service} {...known} />
  if (opened.kind === 'texts') return service ? <TextsDialog service={service} /> : null
  if (opened.kind === 'checkPoint') {
    if (!service) return null
    const point = service.checkPoints.find(({ id }) => id === opened.pointId)
    return <CheckPointDialog service={service} point={point} />
  }
  if (opened.kind === 'item') {
    const item = data.additionalItems.find(({ id }) => id === opened.itemId)
    return <AdditionalItemDialog item={item} {...known} />
  }
  if (opened.kind === 'rate') {
    const setting = data.catalogSettings.catalogs.find((one) => one.catalog === catalog)
    return setting ? <RateDialog setting={setting} services={services} /> : null
  }
  return <CatalogRecordDrawer subjectId={opened.subjectId} />
}

interface CatalogRecordDrawerProps {
  /** Of this service alone; without it, of the whole catalogue. */
  readonly subjectId: string | undefined
}

type Change = NonNullable<CatalogRecordQuery['officeChanges']>['edges'][number]['node']

/** What the office changed of the catalogue, newest first. */
function CatalogRecordDrawer({ subjectId }: CatalogRecordDrawerProps) {
  const text = useText()
  const intl = useIntl()
  const reader = { text, months: (months: readonly number[]) => writeMonths(intl, months) }
  const chosen = { subjectId: subjectId ?? null }
  const record = usePages(CatalogRecordDocument, 'officeChanges', chosen, atOnce(20))
  const conditions = conditionsOf(record.data ?? [], useConditions())
  return (
    <RecordDrawer
      record={record}
      wordsOf={(change, place) => ({
        action: text(`officeItems.did.${change.action}` as MessageId),
        subject: subjectOf(text, change),
        fields: catalogFields(reader, change, conditions[place] ?? { before: undefined, after: undefined }),
      })}
    />
  )
}

/** A rate has no name but its catalog's. */
function subjectOf(text: Text, { subject, subjectId, partName, subjectName }: Change): string {
  if (subject === 'Setting') return text(`serviceCatalog.${subjectId}` as MessageId)
  return [partName, subjectName].filter(Boolean).join(' · ')
}

/** The current condition of every additional item, as its number. */
function useConditions(): ReadonlyMap<string, string> {
  const { data } = useQuery(RecordedItemsDocument, {
    context: { overlay: 'never' },
  })
  const items = [data?.cleaning, data?.lawn, data?.snow].flatMap((catalog) => catalog ?? [])
  return new Map(items.map(({ id, conditionKind }) => [id, String(ConditionKind[conditionKind])]))
}
