import { useState } from 'react'
import { localStore } from '../../browser/storage.ts'

/** How close the rows of lists stand: 56 or 40 pixels. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const key = 'admin.density'

/** The density this browser was last set to. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(storedDensity)
  const choose = (next: Density) => {
    setDensity(next)
    localStore.set(key, next)
  }
  return [density, choose]
}

function storedDensity(): Density {
  return densities.find((one) => one === localStore.get(key)) ?? 'comfortable'
}
