import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Rating, StaffPhoto } from '../../ui/Avatar.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'

/** A crew member as the office sees one. */
interface StaffPerson {
  readonly staffNo: string
  readonly photo: string
  readonly firstName: string
  readonly lastName: string
  /** From 0 to 5. */
  readonly rate: number
}

interface StaffAvatarProps {
  readonly person: StaffPerson
  /** The first name and the rating beside the photo. */
  readonly isNamed?: boolean
}

/** The photo of a crew member with number, name and rating behind it (back-office document, section 2). */
export function StaffAvatar({ person, isNamed = false }: StaffAvatarProps) {
  const text = useText()
  const { staffNo, photo, firstName, lastName } = person
  return (
    <ToggleTip
      {...(isNamed
        ? {}
        : { label: text('office.staff.about', { name: `${firstName} ${lastName}`, staffNo }) })}
      face={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <StaffPhoto photo={photo} firstName={firstName} size="8" />
          {isNamed && (
            <>
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {firstName}
              </chakra.span>
              <Rating rate={person.rate} />
              <HiddenText>{text('office.staff.number', { staffNo })}</HiddenText>
            </>
          )}
        </chakra.span>
      }
    >
      <span>{text('office.staff.number', { staffNo })}</span>
      <strong>{`${firstName} ${lastName}`}</strong>
      <Rating rate={person.rate} isPlain />
    </ToggleTip>
  )
}
