/** The catalogs of /staffOngoingOrderList: 0 lists ongoing orders, any other the history (decision I9). */
export const crewListPaths = {
  Ongoing: '/staffOngoingOrderList/0',
  History: '/staffOngoingOrderList/1',
} as const
