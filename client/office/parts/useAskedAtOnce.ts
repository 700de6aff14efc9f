import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Opens the dialog that the address asks for by `ask`, once. @param names those it may ask for */
export function useAskedAtOnce<Name extends string>(names: readonly Name[], ask: (name: Name) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = names.find((name) => name === params.get('ask'))
  const open = useEffectEvent(ask)
  useEffect(() => {
    if (!asked) return
    setParams(
      (known) => {
        known.delete('ask')
        return known
      },
      { replace: true },
    )
    open(asked)
  }, [asked, setParams])
}
