import { chakra } from '@chakra-ui/react/styled-system'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { useText } from '../../i18n/useText.ts'
import { Rating, StaffPhoto } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import {
  type GroupPersonFragment,
  RemoveStaffFromGroupDocument,
  type StaffGroupCardFragment,
} from './groups.generated.ts'

/** A group's members, each with a remove link. */
export function GroupMembers({ group }: { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const { run, isSending, failed } = useCommand(RemoveStaffFromGroupDocument, { keepsPlace: true })
  if (group.members.length === 0)
    return (
      <chakra.p px="4" py="3" color="muted">
        {text('officeStaff.groups.noStaff')}
      </chakra.p>
    )
  const remove = (person: GroupPersonFragment) => {
    const words = { name: fullName(person), group: groupName(text, group.groupNo) }
    if (window.confirm(text('officeStaff.groups.leave.ask', words)))
      void run({ groupId: group.id, staffId: person.id })
  }
  return (
    <chakra.ul listStyle="none" px="4" py="1">
      {failed && (
        <chakra.li py="2">
          <Problem reply={failed} />
        </chakra.li>
      )}
      {group.members.map((person) => (
        <Row as="li" key={person.id} data-row={`${group.id}-${person.id}`} tabIndex={-1} gap="3" py="2">
          <Person person={person} />
          <chakra.span ms="auto" flex="none">
            <HiddenText>{text('officeStaff.rating')} </HiddenText>
            <Rating rate={person.rate} />
          </chakra.span>
          <Button
            look="quiet"
            size="smIcon"
            boxSize={{ base: '11', lg: '8' }}
            color="muted"
            aria-label={`${text('office.remove')}: ${fullName(person)}`}
            disabled={isSending}
            onClick={() => remove(person)}
          >
            <Icon name="close" size={16} />
          </Button>
        </Row>
      ))}
    </chakra.ul>
  )
}

/** Photo, name and number. */
export function Person({ person }: { readonly person: GroupPersonFragment }) {
  const text = useText()
  return (
    <>
      <StaffPhoto photo={person.photo} firstName={person.firstName} size="8" />
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <chakra.span fontWeight="medium">{fullName(person)}</chakra.span>{' '}
        <chakra.span color="muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {text('officeStaff.number', { staffNo: person.staffNo })}
        </chakra.span>{' '}
        {person.disabled && <Tag>{text('officeStaff.disabled')}</Tag>}
      </chakra.span>
    </>
  )
}

function fullName({ firstName, lastName }: GroupPersonFragment): string {
  return `${firstName} ${lastName}`.trim()
}
