import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { rowOf } from '../../../ui/rowFocus.ts'
import { WaitingCard } from '../WaitingCard.tsx'

/** A bordered list of rows, one under the other. */
export const RowList = chakra('ul', {
  base: {
    layerStyle: 'panel',
    listStyle: 'none',
    '& > li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
})

/** Focuses the row that `row` in the address names, as soon as the list is there. */
export function useNamedRow(isThere: boolean): void {
  const named = useSearchParams()[0].get('row') ?? undefined
  useEffect(() => {
    if (isThere) rowOf(named)?.focus()
  }, [isThere, named])
}

/** A row's actions, at its end. */
export const RowActions = chakra(Cluster, {
  base: {
    columnGap: { base: '3', sm: '4' },
    rowGap: '1',
    justifyContent: { lg: 'flex-end' },
  },
})

/** A link in a row that runs an action. @param props.about its subject, for screen readers */
export function RowLink({
  about,
  isDestructive = false,
  children,
  ...button
}: Omit<ComponentProps<typeof Button>, 'look'> & {
  readonly about: string
  readonly isDestructive?: boolean
  readonly children: ReactNode
}) {
  return (
    <Button
      look="link"
      textStyle="t14"
      minHeight={{ base: '11', lg: '6' }}
      color={isDestructive ? 'danger' : undefined}
      aria-label={`${String(children)}: ${about}`}
      {...button}
    >
      {children}
    </Button>
  )
}

/** Placeholder rows of the list's final look. */
export function RowSkeletons({ count = 4, height = '4.5rem' }: { count?: number; height?: string }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <Stack aria-hidden gap="2">
      {places.map((place) => (
        <WaitingCard key={place} height={height} />
      ))}
    </Stack>
  )
}

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
          <PageHeading title={title} textStyle="t24" />
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
