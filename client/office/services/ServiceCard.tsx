import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { editChoice, RowEdit, RowMenu, removeChoice } from '../parts/settings/RowParts.tsx'
import { CheckPoints } from './CheckPoints.tsx'
import { CatalogRecord, ServiceDialog, TextsDialog } from './catalogDialogs.ts'
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
  const edit = () => open((now) => <ServiceDialog catalog={catalog} service={now} />)
  const remove = () => {
    if (window.confirm(text('officeItems.service.remove.ask', { name })))
      void run({ input: { serviceId, version } })
  }
  return (
    <chakra.li data-row={serviceId} tabIndex={-1} aria-label={name} layerStyle="panel" minWidth="0">
      <Head>
        <ServiceFacts service={service} />
        <RowEdit about={name} onEdit={edit} />
        <Base service={service} pointsPerMinute={pointsPerMinute} />
        <chakra.div gridArea="menu">
          <RowMenu
            about={name}
            choices={[
              editChoice(text),
              { value: 'texts', label: text('officeItems.texts.open') },
              { value: 'record', label: text('office.record.title') },
              ...(service.checkPoints.length === 0 ? [removeChoice(text, isSending)] : []),
            ]}
            onChoose={(choice) => {
              if (choice === 'edit') edit()
              else if (choice === 'texts') open((now) => <TextsDialog service={now} />)
              else if (choice === 'record') open(() => <CatalogRecord subjectId={serviceId} />)
              else remove()
            }}
          />
        </chakra.div>
      </Head>
      <chakra.div px="4" pb="3" _empty={{ display: 'none' }}>
        <Problem reply={failed} />
      </chakra.div>
      <CheckPoints service={service} />
      {host(service)}
    </chakra.li>
  )
}

/** What its check points cost before a home adds to them or saves; nothing without any. */
function Base({ service: { checkPoints }, pointsPerMinute }: Omit<ServiceCardProps, 'catalog'>) {
  const text = useText()
  const { worth } = useFormats()
  if (checkPoints.length === 0) return null
  const minutes = checkPoints.reduce((sum, point) => sum + point.minutes, 0)
  const points = minutes * pointsPerMinute
  return (
    <BaseLine>
      <strong>{text('booking.points', { points })}</strong> <span>{worth(points)}</span>{' '}
      <span>{text('officeItems.minutes', { count: minutes })}</span>
    </BaseLine>
  )
}

const BaseLine = chakra('p', {
  base: {
    gridArea: 'base',
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyItems: 'end',
    alignContent: 'start',
    columnGap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { textStyle: 't16', fontWeight: 'strong' },
    '& span': { color: 'muted' },
  },
})

const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    gridTemplateAreas: { base: '"facts menu" "base base"', md: '"facts base menu"' },
    alignItems: 'start',
    columnGap: { base: '3', md: '6' },
    rowGap: '2',
    p: '4',
    _hover: { bg: 'sunk' },
  },
})

function ServiceFacts({ service }: { readonly service: ServiceRowFragment }) {
  const intl = useIntl()
  const text = useText()
  return (
    <Stack gridArea="facts" gap="1" overflowWrap="anywhere">
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
