import { useState } from 'react'

/** How close the rows of lists stand: 56 or 40 pixels. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const key = 'admin.density'

/** The density this browser was last set to. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(storedDensity)
  const choose = (next: Density) => {
    setDensity(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Storage is switched off: it holds for this visit alone.
    }
  }
  return [density, choose]
}

function storedDensity(): Density {
  try {
    return densities.find((one) => one === localStorage.getItem(key)) ?? 'comfortable'
  } catch {
    return 'comfortable'
  }
}
