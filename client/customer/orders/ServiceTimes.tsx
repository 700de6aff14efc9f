import { useIntl } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Fact } from './Fact.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { serviceHours } from './serviceDuration.ts'

/** Start of the service from status 2 on; at status 3 also its end and how many hours it took (document section 2). */
export function ServiceTimes({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const { status, started, ended } = order
  const write = ({ at, zoneLabel }: NonNullable<typeof started>) =>
    text('orders.dateTime', {
      date: writeDate(intl, at, 'medium'),
      time: writeTime(intl, at),
      zone: zoneLabel,
    })
  if (!started || (status !== 'InService' && status !== 'Completed')) return null
  const hours = ended && serviceHours(started.at, ended.at)
  return (
    <>
      <Fact label={text('orders.visit.started')}>{write(started)}</Fact>
      {status === 'Completed' && ended && (
        <>
          <Fact label={text('orders.visit.ended')}>{write(ended)}</Fact>
          <Fact label={text('orders.visit.duration')}>
            {hours === 'underHour'
              ? text('orders.visit.underHour')
              : text('orders.visit.hours', { hours: hours ?? 0 })}
          </Fact>
        </>
      )}
    </>
  )
}
