import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { StaffPhoto } from '../../ui/StaffPhoto.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'

/** Who is on the job: photo and first name, oneself marked. */
export function JobCrew({ staff }: Pick<CrewJobFragment, 'staff'>) {
  const text = useText()
  const own = useSession('staff')?.user.staffNo
  return (
    <People>
      {staff.map(({ staffNo, photo, firstName }) => (
        <Person key={staffNo}>
          <StaffPhoto photo={photo} firstName={firstName} size="8" />
          {staffNo === own ? text('crew.you', { name: firstName }) : firstName}
        </Person>
      ))}
    </People>
  )
}

const People = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', rowGap: '2', columnGap: '4', listStyleType: 'none' },
})

const Person = chakra('li', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } })
