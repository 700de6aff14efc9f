import { accountScreens } from './account.screens.ts'
import { addressScreens } from './addresses.screens.ts'
import { bookingScreens } from './booking.screens.ts'
import { crewScreens } from './crew.screens.ts'
import { entryScreens } from './entry.screens.ts'
import { historyScreens } from './histories.screens.ts'
import { officeBulkScreens } from './officeBulk.screens.ts'
import { officeCallerScreens } from './officeCaller.screens.ts'
import { officeEntryScreens } from './officeEntry.screens.ts'
import { officeItemDialogScreens, officeItemsScreens } from './officeItems.screens.ts'
import { officeOrderDialogScreens } from './officeOrderDialogs.screens.ts'
import { officeOrderScreens } from './officeOrders.screens.ts'
import { officeGroupScreens, officeStaffScreens } from './officeStaff.screens.ts'
import { officeStartScreens } from './officeStart.screens.ts'
import { officeUserDialogScreens, officeUsersScreens } from './officeUsers.screens.ts'
import { orderScreens } from './orders.screens.ts'
import type { ScreenState } from './screenState.ts'
import { seriesScreens } from './series.screens.ts'
import { settingsScreens } from './settings.screens.ts'
import { siteScreens } from './site.screens.ts'

/** Every screen of the app in its main states, by part: the pictures show them and the accessibility specs check them. */
export const screens: Readonly<Record<string, readonly ScreenState[]>> = {
  site: siteScreens,
  entry: entryScreens,
  account: accountScreens,
  settings: settingsScreens,
  addresses: addressScreens,
  histories: historyScreens,
  booking: bookingScreens,
  orders: orderScreens,
  series: seriesScreens,
  officeEntry: officeEntryScreens,
  officeItems: officeItemsScreens,
  officeItemDialogs: officeItemDialogScreens,
  officeStaff: officeStaffScreens,
  officeStaffGroups: officeGroupScreens,
  officeOrders: officeOrderScreens,
  officeOrderDialogs: officeOrderDialogScreens,
  officeStart: officeStartScreens,
  officeBulk: officeBulkScreens,
  officeUsers: officeUsersScreens,
  officeUserDialogs: officeUserDialogScreens,
  officeCaller: officeCallerScreens,
  crew: crewScreens,
}
