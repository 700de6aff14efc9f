import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { groupName } from '../../parts/groupName.ts'
import { useChoiceSearch } from '../../parts/list/useChoiceSearch.tsx'
import type { AvailableGroupsQuery } from '../orders.generated.ts'
import { StaffAvatar } from '../StaffAvatar.tsx'

export type OfferedGroup = NonNullable<AvailableGroupsQuery['availableGroups']>[number]

interface GroupChoiceProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  readonly groups: readonly OfferedGroup[]
  /** The one that is offered by one press. */
  readonly suggestedId: string | undefined
  readonly chosen: string | undefined
  readonly onChoose: (groupId: string) => void
}

/** A radio list of crews with number, staff count and people (back-office document, section 2); takes the focus when it appears. */
export function GroupChoice({ ref, groups, suggestedId, chosen, onChoose }: GroupChoiceProps) {
  const text = useText()
  const { field, isWanted } = useChoiceSearch(groups.length)
  useEffect(() => focusFirst(ref.current), [ref])
  const isShown = ({ id, groupNo, staff }: OfferedGroup) =>
    id === chosen || isWanted([groupName(text, groupNo), ...staff.map(({ firstName }) => firstName)])
  if (groups.length === 0)
    return (
      <chakra.p color="muted" py="6" textAlign="center">
        {text('officeOrders.assign.none')}
      </chakra.p>
    )
  return (
    <>
      {field}
      <chakra.fieldset ref={ref} minWidth="0">
        <chakra.legend textStyle="t16" fontWeight="strong" mb="3">
          {text('officeOrders.assign.legend')}
        </chakra.legend>
        <Stack gap="2">
          {groups.filter(isShown).map((group) => (
            <Group
              key={group.id}
              group={group}
              isSuggested={group.id === suggestedId}
              isChosen={group.id === chosen && !group.isBusy}
              onChoose={() => onChoose(group.id)}
            />
          ))}
        </Stack>
      </chakra.fieldset>
    </>
  )
}

/** The ref of the first crew that can be chosen. */
export function focusFirst(list: HTMLFieldSetElement | null): void {
  list?.querySelector<HTMLElement>('input:enabled')?.focus()
}

interface GroupProps {
  readonly group: OfferedGroup
  readonly isSuggested: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Group({ group, isSuggested, isChosen, onChoose }: GroupProps) {
  const text = useText()
  const { groupNo, staff, isBusy, isBusyElsewhere, isCurrent, isOfLastVisit, otherJobs } = group
  return (
    <Card>
      <Label>
        <input type="radio" name="group" checked={isChosen} disabled={isBusy} onChange={onChoose} />
        <Stack as="span" minWidth="0">
          <chakra.strong fontWeight="strong" overflowWrap="anywhere">
            {groupName(text, groupNo)}
          </chakra.strong>
          <chakra.span color="muted">
            {text('officeOrders.assign.count', { count: staff.length })}
          </chakra.span>
        </Stack>
      </Label>
      <Stack gap="2" minWidth="0">
        <chakra.ul
          position="relative"
          zIndex={1}
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="2"
          width="fit-content"
          listStyleType="none"
        >
          {staff.map((person) => (
            <li key={person.id}>
              <StaffAvatar person={person} isNamed />
            </li>
          ))}
        </chakra.ul>
        {(isCurrent || isSuggested || isOfLastVisit || isBusy || otherJobs > 0) && (
          <chakra.span display="flex" flexWrap="wrap" gap="2">
            {isCurrent && <Tag tone="ok">{text('officeOrders.assign.current')}</Tag>}
            {isSuggested && <Tag tone="ok">{text('officeOrders.assign.suggested')}</Tag>}
            {isOfLastVisit && <Tag>{text('officeOrders.assign.lastVisit')}</Tag>}
            {isBusy && <Tag tone="warn">{text('officeOrders.assign.busy')}</Tag>}
            {isBusyElsewhere && <Tag tone="warn">{text('officeOrders.assign.busyElsewhere')}</Tag>}
            {otherJobs > 0 && <Tag>{text('officeOrders.assign.otherJobs', { count: otherJobs })}</Tag>}
          </chakra.span>
        )}
      </Stack>
    </Card>
  )
}

/** The label covers the card, so that a click anywhere chooses it; the members' details are above it. */
const Card = chakra('div', {
  base: {
    layerStyle: 'panel',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderColor: 'inputLine',
    '&:hover': { bg: 'sunk' },
    '&:has(:checked)': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      bg: 'brandTint',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:has(input:disabled)': { bg: 'sunk' },
  },
})

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minWidth: '0',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default', color: 'muted' },
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '& input': {
      position: 'relative',
      zIndex: 1,
      appearance: 'none',
      flex: 'none',
      boxSize: '6',
      borderWidth: '1.5px',
      borderColor: 'inputLine',
      borderRadius: 'full',
      bg: 'panel',
      cursor: 'inherit',
    },
    '& input:checked': { borderWidth: '7px', borderColor: 'brand' },
    '& input:focus-visible': { outline: 'none' },
  },
})
