import type { MessageId } from '../../i18n/messageId.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** A screen of the office that the rail, the command menu and the keyboard open. */
export interface Place {
  readonly to: string
  readonly icon: IconName
  readonly label: MessageId
  /** Other words by which the command menu finds it, separated by commas. */
  readonly keywords?: MessageId
  /** Pressed after g. */
  readonly key: string
}

/** In the order of the rail. */
export const places: readonly Place[] = [
  { to: '/adminMainPage', icon: 'chart', label: 'office.nav.main', key: 'a' },
  { to: '/adminOrderList', icon: 'orders', label: 'office.nav.orders', key: 'o' },
  {
    to: '/adminBooking',
    icon: 'phone',
    label: 'office.nav.booking',
    keywords: 'office.keywords.booking',
    key: 'b',
  },
  { to: '/adminSeries', icon: 'repeat', label: 'office.nav.series', key: 'v' },
  { to: '/adminUserList', icon: 'users', label: 'office.nav.users', key: 'u' },
  { to: '/adminServiceList', icon: 'box', label: 'office.nav.services', key: 's' },
  {
    to: '/adminStaffList',
    icon: 'user',
    label: 'office.nav.staff',
    keywords: 'office.keywords.staff',
    key: 't',
  },
  { to: '/adminStaffGroupList', icon: 'group', label: 'office.nav.groups', key: 'm' },
  { to: '/adminCalendar', icon: 'calendar', label: 'office.nav.calendar', key: 'c' },
  { to: '/adminReports', icon: 'note', label: 'office.nav.reports', key: 'r' },
]
