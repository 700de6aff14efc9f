import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { RowActions } from '../parts/settings/RowList.tsx'
import { CheckPoints } from './CheckPoints.tsx'
import { CatalogRecord, ServiceDialog, TextsDialog } from './catalogDialogs.ts'
import { RowEdit, RowMenu, removeChoice } from './RowParts.tsx'
import { RemoveServiceDocument, type ServiceRowFragment } from './services.generated.ts'

interface ServiceCardProps {
  readonly service: ServiceRowFragment
  readonly pointsPerMinute: number
  readonly catalog: ServiceCatalog
}

/** A service with its check points. One that has check points has no remove link (back-office document, section 2). */
export function ServiceCard({ service, pointsPerMinute, catalog }: ServiceCardProps) {
  const text = useText()
  const { run, isSending, failed } = useCommand(RemoveServiceDocument, {
    keepsPlace: true,
    context: { leaveTo: '/' },
  })
  const { open, host } = useDialog<ServiceRowFragment>()
  const { id: serviceId, name, version } = service
  const remove = () => {
    if (window.confirm(text('officeItems.service.remove.ask', { name })))
      void run({ input: { serviceId, version } })
  }
  return (
    <chakra.li data-row={serviceId} tabIndex={-1} aria-label={name} layerStyle="panel" minWidth="0">
      <Cluster
        alignItems="flex-start"
        justifyContent="space-between"
        flexWrap="nowrap"
        columnGap="6"
        p="4"
        position="relative"
        _hover={{ bg: 'sunk' }}
      >
        <ServiceFacts service={service} />
        <RowEdit
          about={name}
          onEdit={() => open((now) => <ServiceDialog catalog={catalog} service={now} />)}
        />
        <RowActions>
          <Problem reply={failed} />
          <RowMenu
            about={name}
            choices={[
              { value: 'texts', label: text('officeItems.texts.open') },
              { value: 'record', label: text('officeItems.changes') },
              ...(service.checkPoints.length === 0 ? [removeChoice(text, isSending)] : []),
            ]}
            onChoose={(choice) => {
              if (choice === 'texts') open((now) => <TextsDialog service={now} />)
              else if (choice === 'record') open(() => <CatalogRecord subjectId={serviceId} />)
              else remove()
            }}
          />
        </RowActions>
      </Cluster>
      <CheckPoints service={service} pointsPerMinute={pointsPerMinute} />
      {host(service)}
    </chakra.li>
  )
}

function ServiceFacts({ service }: { readonly service: ServiceRowFragment }) {
  const intl = useIntl()
  const text = useText()
  return (
    <Stack flex="1 1 22rem" minWidth="0" gap="1" overflowWrap="anywhere">
      <Cluster columnGap="2" rowGap="1">
        <chakra.h3 textStyle="t16">{service.name}</chakra.h3>
        {service.isDisabled && <Tag tone="warn">{text('officeItems.disabled')}</Tag>}
        {service.isFlat && <Tag>{text('officeItems.flat')}</Tag>}
        <Tag>{text(`periodType.${service.periodType}`)}</Tag>
        {service.offeredMonths.length > 0 && <Tag>{writeMonths(intl, service.offeredMonths)}</Tag>}
        {service.addOn !== 'None' && <Tag>{text(`addOn.${service.addOn}`)}</Tag>}
      </Cluster>
      <chakra.p color="muted" whiteSpace="pre-line">
        {service.description || text('officeItems.noDescription')}
      </chakra.p>
      {service.specialNotice && (
        <chakra.p whiteSpace="pre-line">
          {text('officeItems.noticeLine', { notice: service.specialNotice })}
        </chakra.p>
      )}
    </Stack>
  )
}
