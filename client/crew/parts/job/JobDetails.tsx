import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { AccessNotes } from '../../../domain/address/AccessNotes.tsx'
import { catalogIcons } from '../../../domain/catalog/catalogIcons.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSession } from '../../../session/useSession.ts'
import { StaffPhoto } from '../../../ui/Avatar.tsx'
import { IconTile } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'

/** The order's number and who is on it; its date, the customer's number and points are folded (back-office document, section 2; decision X11). */
export function JobFacts({ job }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Stack gap="1" textStyle="t14" fontVariantNumeric="tabular-nums">
      <Stack as="dl" rowGap="1">
        <Row label={text('crew.order')}>{job.orderNo}</Row>
        <Row label={text('crew.crew')}>
          <JobCrew staff={job.staff} />
        </Row>
      </Stack>
      <details>
        <Summary>{text('crew.details')}</Summary>
        <Stack as="dl" rowGap="1">
          <Row label={text('crew.placed')}>{formats.shortDay(job.placed.at)}</Row>
          <Row label={text('crew.userNo')}>{job.userNo}</Row>
          <Row label={text('crew.points')}>{formats.number(job.totalPoints)}</Row>
        </Stack>
      </details>
    </Stack>
  )
}

const Summary = chakra('summary', { base: { py: '3', color: 'brand', cursor: 'pointer' } })

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Line>
      <chakra.dt color="muted">{label}</chakra.dt>
      <dd>{children}</dd>
    </Line>
  )
}

/** On one line; details move below if text is large. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    '& dd': { flex: '1 1 auto', minWidth: '0', textAlign: 'end' },
    '& ul': { justifyContent: 'flex-end' },
  },
})

interface JobCustomerProps {
  readonly job: CrewJobFragment
  readonly titleId: string
}

/** Whose home it is, and which service, with its picture. */
export function JobCustomer({ job, titleId }: JobCustomerProps) {
  return (
    <Cluster columnGap="3" rowGap="1" minWidth="0">
      <IconTile>
        <Icon name={catalogIcons[job.catalog]} size={32} />
      </IconTile>
      <chakra.div flex="1 1 7rem" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 id={titleId} textStyle="t20">
          {job.customerName}
        </chakra.h2>
        <chakra.p color="muted">{job.serviceName}</chakra.p>
      </chakra.div>
    </Cluster>
  )
}

/** Who is on the job: photo and first name; the reader is marked. */
export function JobCrew({ staff }: Pick<CrewJobFragment, 'staff'>) {
  const text = useText()
  const own = useSession('staff')?.user.staffNo
  return (
    <chakra.ul display="flex" flexWrap="wrap" rowGap="2" columnGap="3" listStyleType="none">
      {staff.map(({ staffNo, photo, firstName }) => (
        <chakra.li key={staffNo} display="inline-flex" alignItems="center" gap="1" overflowWrap="anywhere">
          <StaffPhoto photo={photo} firstName={firstName} size="8" />
          {staffNo === own ? text('crew.you', { name: firstName }) : firstName}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** How to get in, then notes for the crew, oldest first (decisions X10, E11); nothing without any. */
export function JobNotes({ job: { instructions, address } }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const { accessNotes } = address
  if (instructions.length === 0 && accessNotes === '') return null
  return (
    <Stack as="ul" layerStyle="panel" gap="3" px="4" py="3" listStyleType="none" bg="sunk">
      {accessNotes !== '' && (
        <li>
          <AccessNotes label={text('crew.access')} notes={accessNotes} />
        </li>
      )}
      {instructions.map(({ text: words, role, at }) => (
        <Note key={`${at} ${words}`}>
          <Icon name="note" />
          <chakra.p minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
            <strong>{text(role === 'Customer' ? 'crew.note.Customer' : 'crew.note.other')}</strong> {words}
          </chakra.p>
        </Note>
      ))}
    </Stack>
  )
}

const Note = chakra('li', { base: { display: 'flex', gap: '3', '& > svg': { mt: '0.125rem' } } })
