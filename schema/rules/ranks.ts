/** The 50 ranks a customer climbs by experience (decisions H2-H6); client and server read the same table. */

/** Five ranks share a title; the value names the icon's file and the translation. */
export const RankTitle = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
  Diamond: 'diamond',
  Ruby: 'ruby',
  Sapphire: 'sapphire',
  Emerald: 'emerald',
  Crystal: 'crystal',
  Amethyst: 'amethyst',
} as const
export type RankTitle = (typeof RankTitle)[keyof typeof RankTitle]

/** The groups of the table of ranks (customer document, section 2, /rankDetail). */
export const RankGroup = {
  BasicMetals: 'basicMetals',
  PreciousMetals: 'preciousMetals',
  Gems: 'gems',
  RareMinerals: 'rareMinerals',
  Legendary: 'legendary',
} as const
export type RankGroup = (typeof RankGroup)[keyof typeof RankGroup]

export interface Rank {
  /** 1 to 50. */
  readonly rank: number
  readonly title: RankTitle
  readonly group: RankGroup
  /** Tenths of a percent off every order: 0 to 150. */
  readonly discountTenths: number
  /** Lifetime experience at which the rank begins: 25·n·(n−1). */
  readonly threshold: number
}

interface Step {
  readonly title: RankTitle
  readonly group: RankGroup
  readonly discounts: readonly [number, number, number, number, number]
}

const steps: readonly Step[] = [
  { title: RankTitle.Bronze, group: RankGroup.BasicMetals, discounts: [0, 5, 10, 15, 20] },
  { title: RankTitle.Silver, group: RankGroup.PreciousMetals, discounts: [25, 30, 35, 40, 45] },
  { title: RankTitle.Gold, group: RankGroup.PreciousMetals, discounts: [50, 52, 54, 56, 58] },
  { title: RankTitle.Platinum, group: RankGroup.PreciousMetals, discounts: [60, 62, 64, 66, 68] },
  { title: RankTitle.Diamond, group: RankGroup.Gems, discounts: [70, 72, 74, 76, 78] },
  { title: RankTitle.Ruby, group: RankGroup.Gems, discounts: [80, 82, 84, 86, 88] },
  { title: RankTitle.Sapphire, group: RankGroup.Gems, discounts: [90, 92, 94, 96, 98] },
  { title: RankTitle.Emerald, group: RankGroup.Gems, discounts: [100, 102, 104, 106, 108] },
  { title: RankTitle.Crystal, group: RankGroup.RareMinerals, discounts: [110, 112, 114, 116, 118] },
  { title: RankTitle.Amethyst, group: RankGroup.Legendary, discounts: [120, 125, 130, 140, 150] },
]

/** All ranks, lowest first. */
export const ranks: readonly Rank[] = steps.flatMap(({ title, group, discounts }, step) =>
  discounts.map((discountTenths, place) => {
    const rank = step * discounts.length + place + 1
    return { rank, title, group, discountTenths, threshold: 25 * rank * (rank - 1) }
  }),
)

/** The rank of lifetime experience, an integer of 0 or more (decision H3). */
export function rankFor(experience: number): Rank {
  const reached = ranks.findLast((rank) => rank.threshold <= experience)
  if (!reached) throw new RangeError(`experience ${experience} is below the first rank`)
  return reached
}

/** The experience at which the next rank begins; at the top the rank's own threshold (decision H3). */
export function nextExperience(rank: Rank): number {
  return (ranks[rank.rank] ?? rank).threshold
}
