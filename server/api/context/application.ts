import {
  addAddress,
  removeAddress,
  saveAccessNotes,
  saveAddress,
  setDefaultAddress,
} from '../../addresses/addresses.handlers.ts'
import {
  addCustomerAddress,
  confirmCustomerAddress,
  recordDataExport,
  removeCustomerAddress,
  saveCustomerAddress,
  setCustomerDefaultAddress,
} from '../../addresses/officeAddresses.handlers.ts'
import type { BillingHandlers } from '../../billing/billing.handlers.ts'
import {
  addAdditionalItem,
  removeAdditionalItem,
  saveAdditionalItem,
} from '../../catalog/additionalItems.handlers.ts'
import { saveCatalogSettings } from '../../catalog/catalogSettings.handlers.ts'
import { addCheckPoint, removeCheckPoint, saveCheckPoint } from '../../catalog/checkPoints.handlers.ts'
import { previewPrice } from '../../catalog/pricePreview.handlers.ts'
import { addService, removeService, saveService, saveServiceTexts } from '../../catalog/services.handlers.ts'
import type { EventStore } from '../../eventstore/port.ts'
import { openActivation, sendActivationAgain } from '../../identity/activation.handlers.ts'
import { enterCustomerEmail, registerCaller } from '../../identity/callers.handlers.ts'
import {
  type ErasingContext,
  eraseCustomer,
  requestErasure,
  withdrawErasure,
} from '../../identity/eraseCustomer.handlers.ts'
import { captchaCookie, showCaptcha } from '../../identity/humanProof.handlers.ts'
import { changePassword } from '../../identity/newPassword.handlers.ts'
import {
  activateByOffice,
  saveCustomerMemo,
  sendCustomerActivation,
  setCustomerTag,
} from '../../identity/officeCustomers.handlers.ts'
import { requestPasswordReset, resetPassword } from '../../identity/passwordReset.handlers.ts'
import { saveProfile } from '../../identity/profile.handlers.ts'
import { newChallenge } from '../../identity/proofOfWork.store.ts'
import { register } from '../../identity/registration.handlers.ts'
import { signIn, signOut } from '../../identity/signIn.handlers.ts'
import {
  addStaff,
  removeStaff,
  resetStaffPassword,
  type StaffContext,
  saveStaff,
} from '../../identity/staffMembers.handlers.ts'
import { bindVerbs } from '../../kernel/bindVerbs.ts'
import type { Db } from '../../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import type { BookingHandlers } from '../../ordering/placing/offerServices.handlers.ts'
import type { RecurringVisits } from '../../ordering/recurring/dueVisits.handlers.ts'
import { queueLook } from '../../ordering/recurring/lookJob.store.ts'
import type { SeriesHandlers } from '../../ordering/recurring/series.handlers.ts'
import type { ReferenceDataAt } from '../../ordering/referenceData.store.ts'
import type { CrewsContext } from '../../staffing/crews.store.ts'
import {
  addStaffToGroup,
  availableStaff,
  removeStaffFromGroup,
} from '../../staffing/groupMembers.handlers.ts'
import { addGroup, removeGroup, saveGroup } from '../../staffing/groups.handlers.ts'
import {
  addClosedDate,
  removeClosedDate,
  removeDayOff,
  setDayOff,
} from '../../staffing/workCalendar.handlers.ts'

/** The handlers of both APIs, as `application.<module>.<verb>(command, input)`. Sharing them means that every rule holds in both. */
export interface Application extends TableModules {
  /** Read models, and the tables of accounts, catalog and crews. */
  readonly db: Db
  /** For reading only; handlers write. */
  readonly store: EventStore
  /** Limits of attempts and addresses of pages, which the APIs share with the accounts. */
  readonly accounts: ErasingContext
  /** What staff members need beside the tables. */
  readonly staff: StaffContext
  /** What crews need beside the tables. */
  readonly crews: CrewsContext
  /** The catalogue and the crews, for answers and decisions. */
  readonly referenceDataAt: ReferenceDataAt
  /** What can be booked, when, and for how much. */
  readonly booking: BookingHandlers
  /** Commands on orders. */
  readonly ordering: OrderingHandlers
  /** Commands on recurring visits. */
  readonly series: SeriesHandlers
  /** Looks for visits to place. */
  readonly recurringVisits: RecurringVisits
  /** Payments and reward points. */
  readonly billing: BillingHandlers
}

/** The dependencies of modules with tables. */
export interface TableContexts {
  readonly db: Db
  readonly accounts: ErasingContext
  readonly staff: StaffContext
  readonly crews: CrewsContext
  /** The customer's series at an address that has not ended; undefined without one. */
  readonly seriesAt: (of: OfAddress) => Promise<string | undefined>
}

interface OfAddress {
  readonly userId: string
  readonly addressId: string
}

type TableModules = ReturnType<typeof createTableModules>

/** The modules that keep tables instead of streams. */
export function createTableModules({ db, accounts, staff, crews, seriesAt }: TableContexts) {
  const removing =
    <Target extends OfAddress, Outcome>(remove: (db: Db, target: Target) => Promise<Outcome>) =>
    async (target: Target): Promise<Outcome | Rejection> => {
      const recordId = await seriesAt(target)
      return recordId === undefined ? remove(db, target) : reject('ADDRESS_HAS_SERIES', { recordId })
    }
  const opening: typeof removeClosedDate = async (context, ...request) => {
    const opened = await removeClosedDate(context, ...request)
    if (!isRejection(opened)) await queueLook(db)
    return opened
  }
  return {
    catalog: bindVerbs(db, {
      ...{ addService, saveService, saveServiceTexts, removeService },
      ...{ addCheckPoint, saveCheckPoint, removeCheckPoint },
      ...{ addAdditionalItem, saveAdditionalItem, removeAdditionalItem },
      ...{ saveCatalogSettings, previewPrice },
    }),
    addresses: {
      ...bindVerbs(db, {
        ...{ addAddress, saveAddress, saveAccessNotes, setDefaultAddress },
        ...{ addCustomerAddress, saveCustomerAddress, setCustomerDefaultAddress },
        ...{ confirmCustomerAddress, recordDataExport },
      }),
      removeAddress: removing(removeAddress),
      removeCustomerAddress: removing(removeCustomerAddress),
    },
    identity: {
      ...bindVerbs(accounts, {
        ...{ signIn, signOut, register, openActivation, sendActivationAgain, sendCustomerActivation },
        ...{ registerCaller, enterCustomerEmail },
        ...{ newChallenge, showCaptcha, captchaCookie },
        ...{ requestPasswordReset, resetPassword, changePassword, saveProfile },
        ...{ requestErasure, withdrawErasure, eraseCustomer },
      }),
      ...bindVerbs(db, { activateByOffice, saveCustomerMemo, setCustomerTag }),
      ...bindVerbs(staff, { addStaff, saveStaff, removeStaff, resetStaffPassword }),
    },
    staffing: bindVerbs(crews, {
      ...{ addGroup, saveGroup, removeGroup },
      ...{ availableStaff, addStaffToGroup, removeStaffFromGroup },
      ...{ addClosedDate, removeClosedDate: opening, setDayOff, removeDayOff },
    }),
  }
}
