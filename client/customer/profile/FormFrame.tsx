import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'

interface FormFrameProps {
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** One form per page, in a card; its button fills the line on a phone only. */
export const FormFrame = ({ title, lede, children }: FormFrameProps) => (
  <PageFrame title={title} lede={lede}>
    <Card asChild>
      <chakra.div css={{ '& [type=submit]': { justifySelf: { md: 'start' } } }}>{children}</chakra.div>
    </Card>
  </PageFrame>
)
