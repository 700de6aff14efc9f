import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { pageHeading } from './pageHeading.ts'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesCommands } from './seriesCommands.ts'
import { writeVisitDay } from './writtenRhythm.ts'

interface EndSeriesDialogProps {
  readonly series: SeriesDetailFragment
  readonly commands: SeriesCommands
  /** The page of an order. */
  readonly toOrder: (orderNo: string) => string
}

/** Asks before a series ends, and names the visits that are booked: each can be kept or cancelled on its own terms. */
export function EndSeriesDialog({ series, commands, toOrder }: EndSeriesDialogProps) {
  const intl = useIntl()
  const text = useText()
  const { id: seriesId } = series
  const host = useDialogHost()
  const isEnded = useRef(false)
  const { run, isSending, failed } = useCommand(() => commands.end({ seriesId }), {
    about: `end series ${seriesId}`,
    kind: 'info',
    onDone: () => {
      isEnded.current = true
      host?.close()
    },
  })
  const booked = series.nextVisits.filter(
    ({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Confirmed',
  )
  return (
    <Dialog
      title={text('series.end.title')}
      role="alertdialog"
      closesOutside={false}
      finalFocus={() => (isEnded.current ? pageHeading() : null)}
      footer={
        <DialogButtons
          cancelLabel={text('series.end.keep')}
          submitLabel={text('series.end.submit')}
          onSubmit={() => void run(undefined)}
          isDestructive
          isSending={isSending}
        />
      }
    >
      <Problem reply={failed} />
      <p>{text('series.end.text')}</p>
      {booked.length > 0 && (
        <div>
          <p>{text('series.end.booked', { count: booked.length })}</p>
          <chakra.ul listStyleType="none" mt="2" fontVariantNumeric="tabular-nums">
            {booked.map((visit) => (
              <li key={visit.date}>
                <Link to={toOrder(visit.orderNo ?? '')}>{writeVisitDay(intl, visit)}</Link>
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
    </Dialog>
  )
}
