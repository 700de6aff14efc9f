import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckBox } from '../ui/CheckBox.tsx'

/** A yes-or-no in a ServerForm; the children are its words. */
export function CheckField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { register } = useFormContext()
  return <CheckBox {...register(name)}>{children}</CheckBox>
}
