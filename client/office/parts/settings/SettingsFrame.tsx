import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
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
    <chakra.div textStyle="t14" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" rowGap="3" columnGap="6">
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
        {beside && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {beside}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}
