import { chakra } from '@chakra-ui/react/styled-system'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Rating, StaffPhoto } from '../../ui/Avatar.tsx'
import { Cluster, Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { RowActions, RowLink, RowList } from '../parts/settings/RowList.tsx'
import { RemoveStaffDocument, type StaffRowFragment } from './staff.generated.ts'

interface StaffMemberRowProps {
  readonly member: StaffRowFragment
  readonly onEdit: () => void
  readonly onPassword: () => void
}

/** A staff member: name, contact, crew, rating and actions. */
export function StaffMemberRow({ member, onEdit, onPassword }: StaffMemberRowProps) {
  const text = useText()
  const { run, isSending, failed } = useCommand(RemoveStaffDocument, { keepsPlace: true })
  const name = nameOf(member)
  const remove = () => {
    if (window.confirm(text('officeStaff.remove.ask', { name }))) void run({ staffId: member.id })
  }
  return (
    <Line data-row={member.id} tabIndex={-1}>
      <Who member={member} />
      <chakra.div minWidth="0">
        <p>{member.email}</p>
        <chakra.p color="muted">
          {member.phone ? phoneText(member.phone) : text('officeStaff.noPhone')}
        </chakra.p>
      </chakra.div>
      <StaffStatus member={member} />
      <RowActions position="relative">
        <Problem reply={failed} />
        <RowLink about={name} onClick={onEdit}>
          {text('office.edit')}
        </RowLink>
        <RowLink about={name} onClick={onPassword}>
          {text(member.hasPassword ? 'officeStaff.password.open' : 'officeStaff.password.set')}
        </RowLink>
        <RecalculateLink about={name} />
        <RowLink about={name} isDestructive disabled={isSending} onClick={remove}>
          {text('office.remove')}
        </RowLink>
      </RowActions>
    </Line>
  )
}

/** First and last name. */
export function nameOf({ firstName, lastName }: Pick<StaffRowFragment, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function Who({ member }: { readonly member: StaffRowFragment }) {
  const text = useText()
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <StaffPhoto photo={member.photo} firstName={member.firstName} />
      <chakra.div minWidth="0">
        <Cluster as="p" columnGap="2" fontWeight="strong">
          {nameOf(member)}
          {member.disabled && <Tag>{text('officeStaff.disabled')}</Tag>}
        </Cluster>
        <Cluster as="p" columnGap="2" color="muted" fontVariantNumeric="tabular-nums">
          {text('officeStaff.number', { staffNo: member.staffNo })}
          {!member.hasPassword && <Tag tone="warn">{text('officeStaff.noPassword')}</Tag>}
        </Cluster>
      </chakra.div>
    </chakra.div>
  )
}

function StaffStatus({ member }: { readonly member: StaffRowFragment }) {
  const text = useText()
  return (
    <chakra.div
      display="flex"
      flexDirection={{ lg: 'column' }}
      columnGap="4"
      fontVariantNumeric="tabular-nums"
    >
      <Row as="p">
        <HiddenText>{text('officeStaff.rating')} </HiddenText>
        <Rating rate={member.rate} />
      </Row>
      <chakra.p color="muted">
        {member.group ? groupName(text, member.group.groupNo) : text('officeStaff.noGroup')}
      </chakra.p>
    </chakra.div>
  )
}

/** The list of the rows, which share its columns if there is room. */
export const StaffRows = chakra(RowList, {
  base: {
    xl: {
      display: 'grid',
      // the links take two lines, so that addresses keep their room
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr) fit-content(26rem)',
    },
  },
})

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr)',
      xl: 'subgrid',
    },
    gridColumn: '1 / -1',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    columnGap: '4',
    rowGap: '2',
    px: '4',
    py: '3',
    '& > :last-child': { gridColumn: { md: '1 / -1', xl: 'auto' } },
  },
})

/** Exists but does nothing (back-office document, section 2); the dialog that edits a person says why. */
function RecalculateLink({ about }: { readonly about: string }) {
  const text = useText()
  return (
    <RowLink about={about} aria-disabled color="muted" textDecorationStyle="dotted" opacity="1">
      {text('officeStaff.recalculate')}
    </RowLink>
  )
}
