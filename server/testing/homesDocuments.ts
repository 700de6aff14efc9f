import { mutation, query } from './operation.ts'

/** The operations on saved addresses and on the office's customers, as a client of `/graphql` writes them. */

const ADDRESS = `id firstName lastName unit streetNo streetName city province postal country isDefault isConfirmed accessNotes
  property { buildingType areaType bathType kitchenType driveWayType hasHalfBath isCornerLot hasNoWalkway }`
const ADDRESS_PAYLOAD = `{ message removedAddressId userErrors { code field message recordId } addresses { id isDefault }
  address { ${ADDRESS} } }`

export const ADDRESS_OF = query(`address { ${ADDRESS} }`)
export const ADD_ADDRESS = mutation(`addAddress ${ADDRESS_PAYLOAD}`)
export const SAVE_ADDRESS = mutation(`saveAddress ${ADDRESS_PAYLOAD}`)
export const SAVE_ACCESS_NOTES = mutation(`saveAccessNotes ${ADDRESS_PAYLOAD}`)
export const SET_DEFAULT_ADDRESS = mutation(`setDefaultAddress ${ADDRESS_PAYLOAD}`)
export const REMOVE_ADDRESS = mutation(`removeAddress ${ADDRESS_PAYLOAD}`)

const OFFICE_CUSTOMER = `id userNo firstName lastName email phoneNo isActive birthday created { at zoneLabel } language
  emailNotifications tag memo points rewardPoints totalPoints owedRewardPoints rank { rank title discountTenths experience nextExperience }
  addresses { ${ADDRESS} }`
const OFFICE_PAYLOAD = `{ message userErrors { code field message recordId } customer { ${OFFICE_CUSTOMER} } address { ${ADDRESS} } }`

export const CUSTOMERS = query(`customers { items { ${OFFICE_CUSTOMER} } totalCount page pageSize }`)
export const CUSTOMER = query(`customer { ${OFFICE_CUSTOMER} }`)
export const REGISTER_CUSTOMER = mutation(`registerCustomer ${OFFICE_PAYLOAD}`)
export const ENTER_CUSTOMER_EMAIL = mutation(`enterCustomerEmail ${OFFICE_PAYLOAD}`)
export const ADD_CUSTOMER_ADDRESS = mutation(`addCustomerAddress ${OFFICE_PAYLOAD}`)
export const SAVE_CUSTOMER_ADDRESS = mutation(`saveCustomerAddress ${OFFICE_PAYLOAD}`)
export const SET_CUSTOMER_DEFAULT_ADDRESS = mutation(`setCustomerDefaultAddress ${OFFICE_PAYLOAD}`)
export const REMOVE_CUSTOMER_ADDRESS = mutation(`removeCustomerAddress ${OFFICE_PAYLOAD}`)
export const CONFIRM_CUSTOMER_ADDRESS = mutation(`confirmCustomerAddress ${OFFICE_PAYLOAD}`)
export const SEND_ACTIVATION_MAIL = mutation(`sendActivationMail ${OFFICE_PAYLOAD}`)
export const ACTIVATE_CUSTOMER = mutation(`activateCustomer ${OFFICE_PAYLOAD}`)
export const SAVE_CUSTOMER_MEMO = mutation(`saveCustomerMemo ${OFFICE_PAYLOAD}`)
export const SET_CUSTOMER_TAG = mutation(`setCustomerTag ${OFFICE_PAYLOAD}`)

const ITEMS = '{ id name label }'
export const LOOKUPS = query(`lookups { unknown buildingTypes ${ITEMS} areaTypes ${ITEMS} kitchenTypes
  ${ITEMS} bathTypes ${ITEMS} driveWayTypes ${ITEMS} conditionKinds { id name label attributes { id label
  } } specialAttributes ${ITEMS} orderStatuses ${ITEMS} orderActions ${ITEMS} roles ${ITEMS}
  paymentMethods ${ITEMS} provinces ${ITEMS} serviceCatalogs ${ITEMS} periodTypes ${ITEMS} addOnServices
  ${ITEMS} countingTypes ${ITEMS} }`)
