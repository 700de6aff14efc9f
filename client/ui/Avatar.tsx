import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from './Icon.tsx'

/** A person's initials in a circle; decorative, because the name is beside it. */
export const Avatar = chakra(
  'span',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '10',
      flex: 'none',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'brandLine',
      bg: 'brandTint',
      color: 'brand',
      textStyle: 't14',
      fontWeight: 'strong',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)

interface StaffPhotoProps {
  /** Its address, from the server. */
  readonly photo: string
  readonly firstName: string
  /** One of the design's sizes; 10 is 40 pixels. */
  readonly size?: '8' | '10' | undefined
}

/** A crew member's photo (both documents, section 2), or the first letter of the name without one; the name is beside it. */
export function StaffPhoto({ photo, firstName, size = '10' }: StaffPhotoProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Avatar boxSize={size}>{[...firstName][0]}</Avatar>
  return (
    <Photo
      src={photo}
      alt=""
      width={40}
      height={40}
      boxSize={size}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}

const Photo = chakra('img', {
  base: { flex: 'none', borderRadius: 'full', objectFit: 'cover', bg: 'brandTint' },
})

interface StaffNamesProps {
  readonly staff: readonly (StaffPhotoProps & { readonly staffNo: string })[]
  /** Above the names. */
  readonly label?: string
}

/** The people of a crew: their photos, one over the next, and their first names. */
export function StaffNames({ staff, label }: StaffNamesProps) {
  const intl = useIntl()
  return (
    <chakra.div display="flex" gap="3" alignItems="center" minWidth="0">
      <chakra.span display="inline-flex" flex="none" css={{ '& > * + *': { ms: '-2' } }}>
        {staff.map(({ staffNo, photo, firstName, size }) => (
          <StaffPhoto key={staffNo} photo={photo} firstName={firstName} size={size} />
        ))}
      </chakra.span>
      <chakra.p minWidth="0" overflowWrap="anywhere">
        {label && (
          <chakra.span display="block" textStyle="t14" color="muted">
            {label}
          </chakra.span>
        )}
        {intl.formatList(staff.map(({ firstName }) => firstName))}
      </chakra.p>
    </chakra.div>
  )
}

interface RatingProps {
  /** From 0 to 5. */
  readonly rate: number
  /** The star has the colour of the text. */
  readonly isPlain?: boolean
}

/** A crew member's rating, or the mean of a crew's. */
export function Rating({ rate, isPlain = false }: RatingProps) {
  const intl = useIntl()
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" fontVariantNumeric="tabular-nums">
      <chakra.span color={isPlain ? undefined : 'wheatText'}>
        <Icon name="star" size={14} />
      </chakra.span>
      {intl.formatNumber(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
    </chakra.span>
  )
}
