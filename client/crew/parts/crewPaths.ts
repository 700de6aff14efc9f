/** The catalogs of /staffOngoingOrderList: 0 is what is under way, anything else what is over (decision I9). */
export const crewListPaths = {
  Ongoing: '/staffOngoingOrderList/0',
  History: '/staffOngoingOrderList/1',
} as const
