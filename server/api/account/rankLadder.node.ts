import { ranks } from '../../../schema/rules/ranks.ts'
import type { RankGroupTitles } from './rankLadder.graphql.ts'

/** The fifty ranks by groups and titles, lowest first (customer document section 2, /rankDetail; decisions H2-H4). */
export function rankGroups(): RankGroupTitles[] {
  const groups = [...new Set(ranks.map(({ group }) => group))]
  return groups.map((group) => {
    const inGroup = ranks.filter((rank) => rank.group === group)
    const titles = [...new Set(inGroup.map(({ title }) => title))]
    return {
      group,
      titles: titles.map((title) => ({ title, ranks: inGroup.filter((rank) => rank.title === title) })),
    }
  })
}
