import { OrderAction, OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type {
  ActorRole,
  ServiceCatalog as CatalogName,
  OrderStatus as StatusName,
} from '../../api/schema.generated.ts'
import { ChangeReportDocument, OrderReportDocument } from './Reports.generated.ts'
import { customerCell, orderCell, PAGE, report } from './report.ts'
import {
  actionField,
  catalogField,
  dayFields,
  lookupWord,
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
  beginsWithMonth: true,
  document: OrderReportDocument,
  fields: [
    {
      name: 'by',
      label: 'officeReports.by',
      isRequired: true,
      choices: [
        { value: 'Booked', label: 'officeReports.by.Booked' },
        { value: 'Placed', label: 'officeReports.by.Placed' },
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
      by: by === 'Placed' ? ('Placed' as const) : ('Booked' as const),
      from,
      to,
      statuses: status ? [status as StatusName] : [],
      catalogs: catalog ? [catalog as CatalogName] : [],
      userId,
      text,
      recurring: recurringOf(recurring),
    },
    first: PAGE,
    after,
  }),
  exportPath: '/Staff/exportOrders',
  exportFilter: ({ by, status, catalog, recurring, ...rest }) => ({
    by: by === 'Placed' ? 'placed' : 'booked',
    statuses: numbers(OrderStatus, status),
    catalogs: numbers(ServiceCatalog, catalog),
    recurring: recurringOf(recurring),
    ...rest,
  }),
  read: ({ orderReport: { totalCount, totalPoints, returnedPoints, pageInfo, edges } }, words) => ({
    figures: [
      [words.text('office.nav.orders'), words.number(totalCount)],
      [words.text('officeReports.points'), words.number(totalPoints)],
      [words.text('officeStart.points.returnedColumn'), words.number(returnedPoints)],
    ],
    head: [
      words.text('officeReports.orderNo'),
      words.text('officeReports.visit'),
      words.text('officeReports.catalog'),
      words.text('officeStart.status'),
      words.text('officeReports.customer'),
      words.text('officeReports.points'),
    ],
    figureColumns: [5],
    rows: edges.map(({ node: { order, customer } }) => ({
      id: order.orderNo,
      cells: [
        orderCell(order.orderNo),
        words.date(order.bookedDate),
        words.text(lookupWord(ServiceCatalog, 'serviceCatalog', order.catalog)),
        { status: order.status },
        customerCell(customer),
        words.number(order.totalPoints),
      ],
    })),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
  }),
})

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
  read: ({ changeReport: { totalCount, pageInfo, edges } }, words) => ({
    figures: [[words.text('officeReports.changes'), words.number(totalCount)]],
    head: [
      words.text('officeReports.time'),
      words.text('officeReports.orderNo'),
      words.text('officeReports.action'),
      words.text('officeReports.role'),
      words.text('officeReports.person'),
      words.text('officeReports.newStatus'),
    ],
    figureColumns: [],
    rows: edges.map(({ cursor, node: { order, change } }) => ({
      id: cursor,
      cells: [
        words.moment(change),
        orderCell(order.order.orderNo),
        words.text(lookupWord(OrderAction, 'orderAction', change.action)),
        words.text(lookupWord(roles, 'role', change.by.role)),
        change.by.name ?? '',
        change.newStatus ? { status: change.newStatus } : '',
      ],
    })),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
  }),
})
