import { useSearchParams } from 'react-router'
import { stretchOf } from './historyFilter.ts'

const name = 'period'

/** The chosen period as a value of the filter, kept in the page's address so that a reload and the way back find it; "" is everything. */
export function useChosenPeriod(): readonly [value: string, choose: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(name) ?? ''
  const choose = (value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [stretchOf(asked).filter ? asked : '', choose]
}
