import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toasts.ts'
import { type ListCall, readList } from './savedList.ts'

interface ExportButtonProps extends ListCall {
  /** The file's subject, for screen readers. */
  readonly of?: string
}

/**
 * Saves a whole list as CSV by its own filters (decision T7): shows its progress, can be cancelled, and says why it failed. `<ExportButton
 * path="/Staff/exportOrders" filter={{ by: 'booked' }} />`
 */
export function ExportButton({ path, filter, of }: ExportButtonProps) {
  const text = useText()
  const intl = useIntl()
  const { bytes, failure, start, cancel } = useExport({ path, filter })
  const isRunning = bytes !== undefined
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <Button
        size="sm"
        aria-label={of && !isRunning ? `${text('office.export')}: ${of}` : undefined}
        onClick={isRunning ? cancel : start}
      >
        {isRunning ? <Spinner /> : <Icon name="download" size={18} />}
        {text(isRunning ? 'office.export.cancel' : 'office.export')}
      </Button>
      {isRunning && (
        <chakra.span color="muted" textStyle="t14" fontVariantNumeric="tabular-nums">
          {text('office.export.busy', { size: writeBytes(intl, bytes) })}
        </chakra.span>
      )}
      {failure && (
        <chakra.span role="alert" color="danger" textStyle="t14">
          {text('office.export.failed', { reason: failure })}
        </chakra.span>
      )}
    </chakra.span>
  )
}

/** 340 kB, 2.1 MB. */
function writeBytes(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return intl.formatNumber(bytes / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}

/** An export's state for its button. */
interface Exporting {
  /** Bytes received so far; undefined without an export. */
  readonly bytes: number | undefined
  /** Why the last one failed. */
  readonly failure: string | null
  readonly start: () => void
  readonly cancel: () => void
}

/** Saves a whole list as a file, once at a time; leaving the page cancels it. */
function useExport(call: ListCall): Exporting {
  const text = useText()
  const [bytes, setBytes] = useState<number>()
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const own = new AbortController()
    running.current = own
    setBytes(0)
    setFailure(null)
    const list = await readList(call, { signal: own.signal, onBytes: setBytes })
    if (running.current !== own) return
    setBytes(undefined)
    if (list.fileName === null) return setFailure(list.failure)
    saveFile({ fileName: list.fileName, content: list.content, type: 'text/csv' })
    toast('success', text('office.export.done', { file: list.fileName }))
  }
  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setBytes(undefined)
  }
  return { bytes, failure, start: () => void start(), cancel }
}
