import { chakra } from '@chakra-ui/react/styled-system'
import { rankProgress } from '../../domain/rank/rankProgress.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Fold } from './Fold.tsx'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface BasicInfoProps {
  readonly customer: OfficeUserCardFragment
}

/** The customer's details, the office's memo, and the progress to the next rank (back-office document, section 2). */
export function BasicInfo({ customer }: BasicInfoProps) {
  const text = useText()
  const formats = useFormats()
  const { emailNotifications, birthday, created, memo, language, tag } = customer
  return (
    <Fold
      title={text('officeUsers.basic')}
      gist={text('officeUsers.basic.since', { day: formats.shortDay(created.at) })}
    >
      <Facts>
        <Fact label={text('officeUsers.basic.notification')}>
          <chakra.div my="-3" css={{ '& label': { cursor: 'default' } }}>
            <CheckBox checked={emailNotifications} disabled readOnly>
              {text(emailNotifications ? 'officeUsers.basic.on' : 'officeUsers.basic.off')}
            </CheckBox>
          </chakra.div>
        </Fact>
        <Fact label={text('officeUsers.basic.birthday')}>{birthdayWords(text, formats, birthday)}</Fact>
        <Fact label={text('officeUsers.basic.created')}>{formats.moment(created)}</Fact>
        <Fact label={text('nav.language')}>{text('officeUsers.basic.languageName', { language })}</Fact>
        <Fact label={text('officeUsers.basic.memo')}>
          {memo ? (
            <chakra.span whiteSpace="pre-wrap">{memo}</chakra.span>
          ) : (
            <chakra.span color="muted">{text('officeUsers.basic.noMemo')}</chakra.span>
          )}
        </Fact>
        {tag === 'Vip' && (
          <Fact label={text('officeUsers.tag.label')}>
            <Tag tone="warn">{text('specialAttribute.Vip')}</Tag>
          </Fact>
        )}
        <Fact label={text('officeUsers.rank')}>
          <Progress rank={customer.rank} />
        </Fact>
      </Facts>
    </Fold>
  )
}

/** 1900 and before means that no date was given (back-office document, section 9; decision A11). */
function birthdayWords(
  text: ReturnType<typeof useText>,
  formats: ReturnType<typeof useFormats>,
  birthday: string | null,
): string {
  if (!birthday || Number(birthday.slice(0, 4)) <= 1900) return text('officeUsers.unset')
  return formats.shortDay(birthday)
}

function Progress({ rank }: { readonly rank: OfficeUserCardFragment['rank'] }) {
  const text = useText()
  const formats = useFormats()
  const { bar } = rankProgress(rank.experience, rank.nextExperience)
  return (
    <>
      {text('officeUsers.rank.discount', {
        title: text(`rank.${rank.title}`),
        rank: rank.rank,
        discount: formats.tenths(rank.discountTenths),
      })}
      <chakra.div my="2">
        <ProgressBar percent={bar} label={text('officeUsers.rank.bar')} />
      </chakra.div>
      <chakra.span display="flex" justifyContent="space-between" gap="4">
        <span>
          {formats.number(rank.experience)} / {formats.number(rank.nextExperience)}
        </span>
        <chakra.strong fontWeight="strong">{formats.tenths(bar * 10)}</chakra.strong>
      </chakra.span>
    </>
  )
}
