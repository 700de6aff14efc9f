import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckBox } from '../ui/CheckBox.tsx'

/** A yes-or-no in a ServerForm; the children are its label. It also shows its answer before hydration. */
export function CheckField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { register, getValues } = useFormContext()
  return (
    <CheckBox id={name} defaultChecked={Boolean(getValues(name))} {...register(name)}>
      {children}
    </CheckBox>
  )
}
