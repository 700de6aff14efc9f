import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { AdditionalItemDialog } from './AdditionalItemDialog.tsx'
import { CatalogRecordDrawer } from './CatalogRecordDrawer.tsx'
import { CheckPointDialog } from './CheckPointDialog.tsx'
import type { ItemDialogProps, OpenedItem } from './openedItem.ts'
import { RateDialog } from './RateDialog.tsx'
import { ServiceDialog } from './ServiceDialog.tsx'
import type { ServiceSettingsQuery } from './services.generated.ts'
import { TextsDialog } from './TextsDialog.tsx'

interface OpenedDialogProps extends ItemDialogProps {
  readonly opened: OpenedItem
  readonly catalog: CatalogName
  readonly data: ServiceSettingsQuery
}

/** The dialog that stands open; none where what it was about has gone. */
export function OpenedDialog({ opened, catalog, data, ...dialog }: OpenedDialogProps) {
  const services = data.serviceItems
  const service = 'serviceId' in opened ? services.find(({ id }) => id === opened.serviceId) : undefined
  const known = { catalog, services }
  if (opened.kind === 'service') return <ServiceDialog service={service} {...known} {...dialog} />
  if (opened.kind === 'texts') return service ? <TextsDialog service={service} {...dialog} /> : null
  if (opened.kind === 'checkPoint') {
    if (!service) return null
    const point = service.checkPoints.find(({ id }) => id === opened.pointId)
    return <CheckPointDialog service={service} point={point} {...dialog} />
  }
  if (opened.kind === 'item') {
    const item = data.additionalItems.find(({ id }) => id === opened.itemId)
    return <AdditionalItemDialog item={item} {...known} {...dialog} />
  }
  if (opened.kind === 'rate') {
    const setting = data.catalogSettings.catalogs.find((one) => one.catalog === catalog)
    return setting ? <RateDialog setting={setting} services={services} {...dialog} /> : null
  }
  return <CatalogRecordDrawer subjectId={opened.subjectId} onClose={dialog.onClose} />
}
