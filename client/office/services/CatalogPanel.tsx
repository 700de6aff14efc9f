import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { RowLink } from '../parts/settings/RowList.tsx'
import { AdditionalItems } from './AdditionalItems.tsx'
import { CatalogRecord, RateDialog, ServiceDialog } from './catalogDialogs.ts'
import { ServiceCard } from './ServiceCard.tsx'
import type { ServiceSettingsQuery } from './services.generated.ts'

interface CatalogPanelProps {
  readonly catalog: ServiceCatalog
  readonly data: ServiceSettingsQuery
}

/** A catalog: its points per minute, its services with their check points, and its additional items. */
export function CatalogPanel({ catalog, data }: CatalogPanelProps) {
  const text = useText()
  const dialog = useDialog<ServiceSettingsQuery>()
  const { serviceItems: services } = data
  const rateIn = ({ catalogSettings }: ServiceSettingsQuery) =>
    catalogSettings.catalogs.find((setting) => setting.catalog === catalog)
  const rate = rateIn(data)
  const editRate = () =>
    dialog.open((now) => {
      const setting = rateIn(now)
      return setting && <RateDialog setting={setting} services={now.serviceItems} />
    })
  return (
    <Stack gap="8">
      <section aria-labelledby="services">
        <Cluster columnGap="4" rowGap="2" mb="3">
          <chakra.h2 id="services" textStyle="t18">
            {text('officeItems.services')}
          </chakra.h2>
          <RateLine points={rate?.pointsPerMinute ?? 0} onEdit={editRate} />
          <chakra.div display="flex" flexWrap="wrap" gap="3" ms={{ sm: 'auto' }}>
            <Button size="sm" onClick={() => dialog.open(() => <CatalogRecord />)}>
              {text('office.record.title')}
            </Button>
            <Button
              size="sm"
              look="primary"
              onClick={() => dialog.open(() => <ServiceDialog catalog={catalog} />)}
            >
              <Icon name="plus" />
              {text('officeItems.service.add')}
            </Button>
          </chakra.div>
        </Cluster>
        {services.length === 0 ? (
          <EmptyPanel icon="box" title={text('officeItems.none')} />
        ) : (
          <Stack as="ul" listStyle="none" gap="4">
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                pointsPerMinute={rate?.pointsPerMinute ?? 0}
                catalog={catalog}
              />
            ))}
          </Stack>
        )}
      </section>
      <AdditionalItems items={data.additionalItems} catalog={catalog} services={services} />
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
