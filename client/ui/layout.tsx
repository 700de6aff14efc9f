import { chakra } from '@chakra-ui/react/styled-system'

/** Parts below each other in one column that never grows wider than its place; `gap` spaces them. */
export const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } })

/** Parts beside each other on one line, centred across it. */
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center' } })

/** Parts beside each other that wrap onto further lines. */
export const Cluster = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } })

/** A small, quiet paragraph. */
export const Muted = chakra('p', { base: { textStyle: 't14', color: 'muted' } })
