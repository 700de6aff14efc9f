import { chakra } from '@chakra-ui/react/styled-system'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Rating, StaffPhoto } from '../../ui/Avatar.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { editChoice, RowEdit, RowMenu, removeChoice } from '../parts/settings/RowParts.tsx'
import { RemoveStaffDocument, type StaffRowFragment } from './staff.generated.ts'

interface StaffMemberRowProps {
  readonly member: StaffRowFragment
  readonly onEdit: () => void
  readonly onPassword: () => void
}

/** A staff member: name and state, contact, crew and rating. A press edits, as the menu’s first entry does. */
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
      <RowEdit about={name} onEdit={onEdit} />
      <Contact member={member} />
      <Quiet gridArea="crew" data-none={member.group ? undefined : ''}>
        {member.group ? groupName(text, member.group.groupNo) : text('officeStaff.noGroup')}
      </Quiet>
      <chakra.p gridArea="rate" justifySelf="end" display="flex" alignItems="center">
        <HiddenText>{text('officeStaff.rating')} </HiddenText>
        <Rating rate={member.rate} />
      </chakra.p>
      <chakra.div gridArea="menu" justifySelf="end">
        <RowMenu
          about={name}
          choices={[
            editChoice(text),
            {
              value: 'password',
              label: text(member.hasPassword ? 'officeStaff.password.open' : 'officeStaff.password.set'),
            },
            // it exists but does nothing (back-office document, section 2); the dialog that edits a person says why
            { value: 'recalculate', label: text('officeStaff.recalculate'), isDisabled: true },
            removeChoice(text, isSending),
          ]}
          onChoose={(choice) => {
            if (choice === 'edit') onEdit()
            else if (choice === 'password') onPassword()
            else remove()
          }}
        />
      </chakra.div>
      <chakra.div gridColumn="1 / -1" _empty={{ display: 'none' }}>
        <Problem reply={failed} />
      </chakra.div>
    </Line>
  )
}

/** What the columns are, where there are any. */
export function StaffHead() {
  const text = useText()
  return (
    <Head aria-hidden>
      <span>{text('office.nav.staff')}</span>
      <span>{text('officeStaff.contact')}</span>
      <span>{text('officeStaff.crew')}</span>
      <chakra.span textAlign="end">{text('officeStaff.rating')}</chakra.span>
    </Head>
  )
}

/** First and last name. */
export function nameOf({ firstName, lastName }: Pick<StaffRowFragment, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function Who({ member }: { readonly member: StaffRowFragment }) {
  const text = useText()
  return (
    <chakra.div gridArea="who" display="flex" alignItems="center" gap="3" minWidth="0">
      <StaffPhoto photo={member.photo} firstName={member.firstName} />
      <chakra.div minWidth="0">
        <Cluster as="p" columnGap="2" fontWeight="strong">
          {nameOf(member)}
          {member.disabled && <Tag>{text('officeStaff.disabled')}</Tag>}
        </Cluster>
        <Cluster as="p" columnGap="2" color="muted">
          {text('officeStaff.number', { staffNo: member.staffNo })}
          {!member.hasPassword && <Tag tone="warn">{text('officeStaff.noPassword')}</Tag>}
        </Cluster>
      </chakra.div>
    </chakra.div>
  )
}

/** Reached by a press; the rest of the line edits. */
function Contact({ member: { email, phone } }: { readonly member: StaffRowFragment }) {
  const text = useText()
  return (
    <Ways>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone ? (
        <p>
          <a href={phoneHref(phone)}>{phoneText(phone)}</a>
        </p>
      ) : (
        <Quiet data-none="">{text('officeStaff.noPhone')}</Quiet>
      )}
    </Ways>
  )
}

const Ways = chakra('div', {
  base: {
    gridArea: 'contact',
    minWidth: '0',
    display: { base: 'flex', md: 'block' },
    flexWrap: 'wrap',
    columnGap: '3',
    // each is a target of its own, above the line's
    '& a': { position: 'relative', display: 'inline-block', minHeight: '6', lineHeight: '1.5rem' },
  },
})

const Quiet = chakra('p', { base: { '&[data-none]': { color: 'muted' } } })

const wideColumns = 'minmax(0, 6fr) minmax(0, 6fr) minmax(0, 3fr) 5rem 2.25rem'

const Head = chakra('p', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: wideColumns,
    columnGap: '4',
    px: '4',
    pb: '2',
    textStyle: 't14',
    color: 'muted',
    maxWidth: 'none',
  },
})

const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: {
      base: '"who menu" "contact contact" "crew rate"',
      md: '"who contact crew rate menu"',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: wideColumns,
    },
    alignItems: 'center',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    columnGap: '4',
    rowGap: '2',
    px: '4',
    py: '3',
    _hover: { bg: 'sunk' },
  },
})
