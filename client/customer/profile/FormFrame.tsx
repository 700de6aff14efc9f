import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'

interface FormFrameProps {
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** One form per page, in a card. */
export const FormFrame = ({ title, lede, children }: FormFrameProps) => (
  <PageFrame title={title} lede={lede}>
    <Card asChild>
      <div>{children}</div>
    </Card>
  </PageFrame>
)
