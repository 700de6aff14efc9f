import { chakra } from '@chakra-ui/react/styled-system'
import { Aspens } from './Aspens.tsx'
import { Canopies } from './Canopies.tsx'
import { House } from './House.tsx'
import { Landscape } from './Landscape.tsx'
import { sceneColours } from './sceneColours.ts'

/** The hero's picture: one house in every season at once, by day in the light mode and by night in the dark one. Decorative. */
export function SeasonScene() {
  return (
    <Art viewBox="0 0 1120 560" aria-hidden>
      <Canopies />
      <Landscape />
      <House />
      <Aspens />
    </Art>
  )
}

const Art = chakra('svg', {
  base: {
    ...sceneColours,
    display: 'block',
    width: '100%',
    height: '100%',
    '& path': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
})
