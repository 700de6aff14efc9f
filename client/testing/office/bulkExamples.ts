import type { BulkVisitFragment, VisitProposalQuery } from '../../office/parts/bulk/bulk.generated.ts'

/** A visit among many, as a test needs it. */
export function bulkVisit(nth: number, about: Partial<BulkVisitFragment['order']> = {}): BulkVisitFragment {
  const [firstName = '', streetName = ''] = [
    ['Robin', 'Larkspur Way SW'],
    ['Anne-Sophie', 'Memorial Drive NW'],
    ['Bronwyn', 'Spruce Lane NW'],
  ][nth % 3] ?? ['']
  return {
    __typename: 'OfficeOrder',
    id: `order-${nth}`,
    revision: 3,
    order: {
      __typename: 'Order',
      id: `order-${nth}`,
      orderNo: `K7M4-2QX${nth}`,
      status: 'Confirmed',
      catalog: 'HouseCleaning',
      periodType: 'Day',
      serviceName: 'Standard clean',
      bookedDate: '2025-11-18',
      bookedTime: nth % 2 === 0 ? '09:30' : '13:00',
      totalPoints: 16_000 + nth,
      ...about,
    },
    customer: { __typename: 'OrderCustomer', id: `customer-${nth}`, firstName, lastName: 'Hay' },
    address: {
      __typename: 'Address',
      addressId: `address-${nth}`,
      firstName,
      lastName: 'Hay',
      unit: null,
      streetNo: `${12 + nth}`,
      streetName,
      city: 'Calgary',
    },
    group: { __typename: 'OrderGroupRef', id: 'crew-2', groupNo: '2' },
    officeMay: { __typename: 'OfficeMay', assign: true, move: true, cancel: true },
  } as BulkVisitFragment
}

/** What the server proposes for three visits of crew 2: the last one finds no place. */
export function proposalOf(visits: readonly BulkVisitFragment[]): VisitProposalQuery {
  return {
    visitProposal: {
      toDate: '2025-11-21',
      groups: ['1', '2', '3'].map((groupNo) => ({ id: `crew-${groupNo}`, groupNo })),
      visits: visits.map((visit, nth) => ({
        visit,
        groupId: nth < 2 ? `crew-${nth * 2 + 1}` : null,
        freeGroupIds: nth < 2 ? ['crew-1', 'crew-3'] : [],
        busyCrews: [
          ...(nth < 2
            ? []
            : [{ groupId: 'crew-1', catalog: 'HouseCleaning' as const, bookedTime: '09:00', jobs: null }]),
          ...(nth < 2 ? [] : [{ groupId: 'crew-3', catalog: null, bookedTime: null, jobs: 4 }]),
        ],
        problem: nth < 2 ? null : 'No crew is free then.',
      })),
    },
  }
}
