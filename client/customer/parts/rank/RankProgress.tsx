import { chakra } from '@chakra-ui/react/styled-system'
import { ranks } from '../../../../schema/rules/ranks.ts'
import { rankProgress } from '../../../domain/rank/rankProgress.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'

interface RankProgressProps {
  /** 1 to 50. */
  readonly rank: number
  readonly experience: number
  /** Where the next rank begins; at the top, where this one began. */
  readonly nextExperience: number
}

/** Experience toward the next rank as a bar with its figures (customer document, sections 2 and 9). */
export function RankProgress({ rank, experience, nextExperience }: RankProgressProps) {
  const text = useText()
  const formats = useFormats()
  const { bar, label } = rankProgress(experience, nextExperience)
  const isTop = rank >= ranks.length
  return (
    <div>
      <ProgressBar
        percent={bar}
        label={isTop ? text('account.rank.top') : text('account.rank.bar', { rank: rank + 1 })}
      />
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap="4"
        mt="2"
        textStyle="t14"
        fontVariantNumeric="tabular-nums"
        maxWidth="none"
      >
        <span>
          {isTop
            ? text('account.rank.top')
            : text('account.rank.experience', {
                experience: formats.number(experience),
                next: formats.number(nextExperience),
              })}
        </span>
        <chakra.strong fontWeight="strong">{formats.percent(label)}</chakra.strong>
      </chakra.p>
    </div>
  )
}
