import type { KeyboardEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { typedNumber } from '../format/typedNumber.ts'
import { TextField } from './TextField.tsx'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly min?: number
  readonly max: number
  /** The step of the arrow keys; any value between is accepted too (decision I13). */
  readonly step?: number
  readonly hasDecimals?: boolean
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean
}

/**
 * A number in a ServerForm, read with `typedNumber`. It is a text field, because number fields follow the browser's language and drop a
 * comma silently.
 */
export function NumberField({ min = 0, max, step = 1, hasDecimals, isFirst, ...field }: NumberFieldProps) {
  const { getValues, setValue } = useFormContext()
  const intl = useIntl()
  const onKeyDown = (event: KeyboardEvent) => {
    const towards = directions[event.key]
    if (!towards) return
    event.preventDefault()
    const now = typedNumber(getValues(field.name))
    if (Number.isNaN(now)) return
    // in whole steps, so that tenths stay exact
    const steps = now / step
    const next = (towards > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1) * step
    const shown = intl.formatNumber(Math.min(max, Math.max(min, next)), { useGrouping: false })
    setValue(field.name, shown, { shouldDirty: true })
  }
  return (
    <TextField
      {...field}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(isFirst && { 'data-autofocus': '' })}
      fontVariantNumeric="tabular-nums"
      onKeyDown={onKeyDown}
    />
  )
}

const directions: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
