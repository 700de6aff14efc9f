import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'

interface EntryPageProps {
  readonly title: string
  /** The sentence below the title. */
  readonly lede: string
  /** The way back, before the card. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The card of 440 px in which visitor forms look alike. */
export function EntryPage({ title, lede, back, children }: EntryPageProps) {
  return (
    <Wrap
      display="grid"
      gridTemplateColumns="minmax(0, 27.5rem)"
      justifyContent="center"
      pt={{ base: back ? '1' : '8', md: back ? '6' : '16' }}
    >
      <chakra.div minWidth="0" overflowWrap="anywhere">
        {back}
        <Card asChild p={{ base: '4', sm: '8' }}>
          <div>
            <PageHeading title={title} textStyle="t30" />
            <chakra.p color="muted" mt="2" mb="6">
              {lede}
            </chakra.p>
            {children}
          </div>
        </Card>
      </chakra.div>
    </Wrap>
  )
}

/** A way out below the form, ruled off. */
export const EntryFoot = chakra('p', {
  base: {
    layerStyle: 'ruled',
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '1',
    columnGap: '2',
    mt: '6',
    pt: '6',
  },
})
