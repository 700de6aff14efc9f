import { chakra } from '@chakra-ui/react/styled-system'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { CustomerTags } from './CustomerTags.tsx'
import { customerName } from './customerWords.ts'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface CardHeadProps {
  readonly customer: OfficeUserCardFragment
  readonly titleId: string
}

/** Who it is, and how to reach them. */
export function CardHead({ customer, titleId }: CardHeadProps) {
  const text = useText()
  const { userNo, phoneNo, email, rank, erased } = customer
  return (
    <Head>
      <RankEmblem title={rank.title} size={48} />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <chakra.h2 id={titleId} textStyle="t20" fontWeight="strong">
            {customerName(text, customer)}
          </chakra.h2>
          <CustomerTags customer={customer} />
        </chakra.div>
        <chakra.p color="muted">
          {userNo}
          {phoneNo && (
            <>
              {' · '}
              <a href={phoneHref(phoneNo)}>{phoneText(phoneNo)}</a>
            </>
          )}
          {erased ? <Forgotten at={erased} /> : <Mail email={email} />}
        </chakra.p>
      </chakra.div>
    </Head>
  )
}

function Mail({ email }: { readonly email: string }) {
  return (
    <chakra.span display="block">
      <a href={`mailto:${email}`}>{email}</a>
    </chakra.span>
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
