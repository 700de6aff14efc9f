import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'

interface SettingsFrameProps {
  readonly title: string
  readonly lede?: string
  /** Beside the heading: the view's one main action, and related controls. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A settings page of the office: heading, description, list. */
export function SettingsFrame({ title, lede, beside, children }: SettingsFrameProps) {
  return (
    <Stack textStyle="t14" gap="5">
      <Cluster alignItems="flex-end" rowGap="3" columnGap="6">
        <chakra.div me="auto" minWidth="0">
          <PageHeading title={title} textStyle="t24">
            {title}
          </PageHeading>
          {lede && (
            <chakra.p color="muted" mt="1">
              {lede}
            </chakra.p>
          )}
        </chakra.div>
        {beside && <Cluster gap="3">{beside}</Cluster>}
      </Cluster>
      {children}
    </Stack>
  )
}
