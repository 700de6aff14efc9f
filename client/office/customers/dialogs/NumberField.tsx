import type { ReactNode } from 'react'
import { TextField } from '../../../forms/TextField.tsx'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly max: number
  /** Help for the arrows alone; what is typed in between is taken as well (decision I13). */
  readonly step: number
  /** It takes the focus when its dialog opens. */
  readonly isFirst?: boolean
}

/** A figure from 0 up in a ServerForm. */
export function NumberField({ name, label, hint, max, step, isFirst }: NumberFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="number"
      inputMode="decimal"
      min={0}
      max={max}
      step={step}
      autoComplete="off"
      {...(isFirst && { 'data-autofocus': '' })}
      fontVariantNumeric="tabular-nums"
      // a wheel over a focused figure would change it unseen
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
