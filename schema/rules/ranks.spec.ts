import { describe, expect, it } from 'vitest'
import { nextExperience, RankGroup, RankTitle, rankFor, ranks } from './ranks.ts'

describe('ranks', () => {
  it('are fifty, five to a title, numbered without a gap', () => {
    expect(ranks.map((rank) => rank.rank)).toStrictEqual(Array.from({ length: 50 }, (_, n) => n + 1))
    for (const title of Object.values(RankTitle))
      expect(ranks.filter((rank) => rank.title === title)).toHaveLength(5)
  })

  it.each([
    [RankTitle.Bronze, RankGroup.BasicMetals, 0, 20],
    [RankTitle.Silver, RankGroup.PreciousMetals, 25, 45],
    [RankTitle.Gold, RankGroup.PreciousMetals, 50, 58],
    [RankTitle.Platinum, RankGroup.PreciousMetals, 60, 68],
    [RankTitle.Diamond, RankGroup.Gems, 70, 78],
    [RankTitle.Ruby, RankGroup.Gems, 80, 88],
    [RankTitle.Sapphire, RankGroup.Gems, 90, 98],
    [RankTitle.Emerald, RankGroup.Gems, 100, 108],
    [RankTitle.Crystal, RankGroup.RareMinerals, 110, 118],
    [RankTitle.Amethyst, RankGroup.Legendary, 120, 150],
  ])('%s is of the %s and gives %i to %i tenths of a percent', (title, group, lowest, highest) => {
    const five = ranks.filter((rank) => rank.title === title)
    expect(five.map((rank) => rank.group)).toStrictEqual(Array(5).fill(group))
    expect([five[0]?.discountTenths, five[4]?.discountTenths]).toStrictEqual([lowest, highest])
  })

  it('take more experience and give more discount the higher they are', () => {
    for (const [index, rank] of ranks.entries()) {
      const before = ranks[index - 1]
      if (!before) continue
      expect(rank.threshold).toBeGreaterThan(before.threshold)
      expect(rank.discountTenths).toBeGreaterThan(before.discountTenths)
    }
  })

  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [2_749, 10],
    [2_750, 11],
    [10_500, 21],
    [51_749, 45],
    [51_750, 46],
    [61_249, 49],
    [61_250, 50],
    [9_999_999, 50],
  ])('%i experience is rank %i', (experience, rank) => {
    expect(rankFor(experience).rank).toBe(rank)
  })

  it('lead to the next one, and at the top to themselves', () => {
    expect(nextExperience(rankFor(2_750))).toBe(3_300)
    expect(nextExperience(rankFor(61_250))).toBe(61_250)
  })

  it('do not exist below zero', () => {
    expect(() => rankFor(-1)).toThrow(RangeError)
  })
})
