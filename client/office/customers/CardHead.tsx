import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { rankProgress } from '../../domain/rank/rankProgress.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { RowLink } from '../parts/settings/RowList.tsx'
import { CustomerTags, customerName } from './customerWords.tsx'
import { Email } from './Email.tsx'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface CardHeadProps {
  readonly customer: OfficeUserCardFragment
  readonly titleId: string
}

/** The customer's name and contact. */
export function CardHead({ customer, titleId }: CardHeadProps) {
  const text = useText()
  const { userNo, phoneNo, email, rank, erased } = customer
  return (
    <Head>
      <RankEmblem title={rank.title} size={48} />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <Cluster columnGap="2">
          <chakra.h2 id={titleId} textStyle="t20" fontWeight="strong">
            {customerName(text, customer)}
          </chakra.h2>
          <CustomerTags customer={customer} />
        </Cluster>
        <chakra.p color="muted">
          {userNo}
          {phoneNo && (
            <>
              {' · '}
              <a href={phoneHref(phoneNo)}>{phoneText(phoneNo)}</a>
            </>
          )}
          {erased ? <Forgotten at={erased} /> : email && <Email address={email} isLink />}
        </chakra.p>
      </chakra.div>
    </Head>
  )
}

function Forgotten({ at }: { readonly at: { readonly at: string; readonly zoneLabel: string } }) {
  const text = useText()
  const formats = useFormats()
  return (
    <chakra.span display="block">{text('officeUsers.erased', { moment: formats.moment(at) })}</chakra.span>
  )
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    pe: '12',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '6',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline', color: 'ink' },
    },
  },
})

/** The office's own note on the customer, which is why one opens the card (decision A18). */
export function Memo({ memo, onEdit }: { readonly memo: string; readonly onEdit: () => void }) {
  const text = useText()
  return (
    <Row
      alignItems="start"
      justifyContent="space-between"
      gap="3"
      px="3"
      py="2"
      borderRadius="input"
      bg={memo ? 'wheatTint' : 'sunk'}
    >
      <chakra.p minWidth="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <chakra.strong fontWeight="strong">{text('officeUsers.basic.memo')}:</chakra.strong>{' '}
        {memo || text('officeUsers.basic.noMemo')}
      </chakra.p>
      <RowLink about={text('officeUsers.basic.memo')} flex="none" onClick={onEdit}>
        {text('office.edit')}
      </RowLink>
    </Row>
  )
}

/** Points, rank and experience at a glance, and what is owed for reversed recharges (decision M1). */
export function CardStats({ customer }: { readonly customer: OfficeUserCardFragment }) {
  const text = useText()
  const formats = useFormats()
  const { points, rewardPoints, owedRewardPoints, totalPoints, rank } = customer
  const total = formats.number(totalPoints)
  const { bar } = rankProgress(rank.experience, rank.nextExperience)
  return (
    <>
      <Stats>
        <Stat label={text('officeUsers.points')}>
          <ToggleTip label={text('officeUsers.points.show', { total })} face={<Tipped>{total}</Tipped>}>
            <span>{text('officeUsers.points.tip')}</span>
            <chakra.strong fontWeight="strong">
              {formats.number(points)}+{formats.number(rewardPoints)}
            </chakra.strong>
          </ToggleTip>
          <chakra.span display="block" textStyle="t14" fontWeight="normal" color="muted">
            {formats.worth(totalPoints)}
          </chakra.span>
        </Stat>
        <Stat label={text('officeUsers.rank')}>
          {text('officeUsers.rank.figure', { title: text(`rank.${rank.title}`), rank: rank.rank })}
        </Stat>
        <Stat label={text('officeUsers.exp.share', { share: formats.tenths(bar * 10) })}>
          {formats.number(rank.experience)}
        </Stat>
      </Stats>
      {owedRewardPoints > 0 && (
        <Notice tone="warn">{text('officeUsers.owed', { points: owedRewardPoints })}</Notice>
      )}
    </>
  )
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Its underline shows that there is more behind it. */
const Tipped = chakra('span', {
  base: { textDecoration: 'underline dotted', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
})

const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    gap: '3',
    my: '4',
    '& > div': { px: '3', py: '2', borderRadius: 'input', bg: 'sunk', minWidth: '0' },
    '& dt': { textStyle: 't12', color: 'muted' },
    '& dd': { textStyle: 't18', fontWeight: 'strong', overflowWrap: 'anywhere' },
  },
})
