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
  /** How far the arrow keys go; what is typed in between is taken as well (decision I13). */
  readonly step?: number
  readonly hasDecimals?: boolean
  /** It takes the focus when its dialog opens. */
  readonly isFirst?: boolean
}

/**
 * A figure in a ServerForm, read with `typedNumber`. It is a field of text: one of numbers follows the browser's language and drops a comma
 * without a word.
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
    // in whole steps, so that tenths stay tenths
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
