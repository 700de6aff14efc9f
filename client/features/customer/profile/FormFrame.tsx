import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Card } from '../../../ui/Card.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Wrap } from '../../../ui/Wrap.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'

interface FormFrameProps {
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** One form per page: the way back to the account, the heading, and the form in a card. */
export function FormFrame({ title, lede, children }: FormFrameProps) {
  const text = useText()
  return (
    <Wrap>
      <BackLink to="/account">{text('profile.back')}</BackLink>
      <PageHeading title={title} textStyle="t30">
        {title}
      </PageHeading>
      <chakra.p color="muted" mt="2" mb="6" maxWidth="40rem">
        {lede}
      </chakra.p>
      <Card asChild maxWidth="40rem">
        <div>{children}</div>
      </Card>
    </Wrap>
  )
}
