import {
  ServiceCatalog as CatalogIds,
  OrderAction,
  OrderStatus as StatusIds,
} from '../../../schema/rules/enumerations.ts'
import type { ActorRole, OrderStatus, ServiceCatalog } from '../../api/schema.generated.ts'
import { ChangeReportDocument, OrderReportDocument } from './Reports.generated.ts'
import { column, customerCell, figure, orderCell, PAGE, pageOf, report } from './report.ts'
import {
  actionField,
  catalogField,
  dayFields,
  numbers,
  recurringField,
  recurringOf,
  roleField,
  roles,
  statusField,
} from './reportFields.ts'

/** Orders by free ranges of booked or placed days. */
export const ordersReport = report({
  id: 'orders',
  title: 'office.nav.orders',
  document: OrderReportDocument,
  fields: [
    {
      name: 'by',
      label: 'officeReports.by',
      isRequired: true,
      choices: [
        { value: 'Placed', label: 'officeReports.by.Placed' },
        { value: 'Booked', label: 'officeReports.by.Booked' },
      ],
    },
    ...dayFields,
    statusField,
    catalogField,
    recurringField,
    { name: 'text', label: 'officeReports.text', isWide: true },
  ],
  variables: ({ by, from, to, status, catalog, userId, text, recurring }, { after }) => ({
    filter: {
      by: byOf(by),
      from,
      to,
      statuses: status ? [status as OrderStatus] : [],
      catalogs: catalog ? [catalog as ServiceCatalog] : [],
      userId,
      text,
      recurring: recurringOf(recurring),
    },
    first: PAGE,
    after,
  }),
  exportPath: '/Staff/exportOrders',
  exportFilter: ({ by, status, catalog, recurring, ...rest }) => ({
    by: byOf(by) === 'Placed' ? 'placed' : 'booked',
    statuses: numbers(StatusIds, status),
    catalogs: numbers(CatalogIds, catalog),
    recurring: recurringOf(recurring),
    ...rest,
  }),
  read: ({ orderReport: list }, words) => ({
    figures: [
      [words.text('office.nav.orders'), words.number(list.totalCount)],
      [words.text('officeReports.points'), words.number(list.totalPoints)],
      [words.text('officeStart.points.returnedColumn'), words.number(list.returnedPoints)],
    ],
    ...pageOf(list, ({ node }) => node.order.orderNo, [
      column('officeReports.orderNo', ({ order }) => orderCell(order.orderNo)),
      column('officeReports.by.Placed', ({ order }) => words.date(order.placed.at.slice(0, 10))),
      column('officeReports.visit', ({ order }) => words.date(order.bookedDate)),
      column('officeReports.catalog', ({ order }) => words.text(`catalog.${order.catalog}`)),
      column('officeStart.status', ({ order }) => ({ status: order.status })),
      column('officeReports.customer', ({ customer }) => customerCell(customer)),
      figure('officeReports.points', ({ order }) => words.number(order.totalPoints)),
    ]),
  }),
})

/** By which day orders are counted: the one they were placed on, so that the newest are first, unless told. */
function byOf(choice: string | undefined): 'Placed' | 'Booked' {
  return choice === 'Booked' ? 'Booked' : 'Placed'
}

/** Changes of orders: who, what, when. */
export const changesReport = report({
  id: 'changes',
  title: 'officeReports.changes',
  document: ChangeReportDocument,
  fields: [...dayFields, roleField, actionField, { name: 'orderNo', label: 'officeReports.orderNo' }],
  variables: ({ from, to, role, action, orderNo }, { after }) => ({
    filter: {
      from,
      to,
      roles: role ? [role as ActorRole] : [],
      actions: action ? [action as keyof typeof OrderAction] : [],
      orderNo,
    },
    first: PAGE,
    after,
  }),
  exportPath: '/Staff/exportOrderChanges',
  exportFilter: ({ role, action, ...rest }) => ({
    roles: numbers(roles, role),
    actions: numbers(OrderAction, action),
    ...rest,
  }),
  read: ({ changeReport: list }, words) => ({
    figures: [[words.text('officeReports.changes'), words.number(list.totalCount)]],
    ...pageOf(list, ({ cursor }) => cursor, [
      column('officeReports.time', ({ change }) => words.moment(change)),
      column('officeReports.orderNo', ({ order }) => orderCell(order.order.orderNo)),
      column('officeReports.action', ({ change: { action } }) =>
        action === 'Placed' ? '' : words.text(`orderAction.${action}`),
      ),
      column('officeReports.role', ({ change }) => words.text(`role.${change.by.role}`)),
      column('officeReports.person', ({ change }) => change.by.name ?? ''),
      column('officeReports.newStatus', ({ change }) =>
        change.newStatus ? { status: change.newStatus } : '',
      ),
    ]),
  }),
})
