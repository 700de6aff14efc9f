/** The operations on saved addresses and on the office's customers, as a client of `/graphql` writes them. */

const ADDRESS = `id firstName lastName unit streetNo streetName city province postal country isDefault isConfirmed
  property { buildingType areaType bathType kitchenType driveWayType hasHalfBath isCornerLot hasNoWalkway }`
const ADDRESS_PAYLOAD = `{ message removedAddressId userErrors { code field message recordId } addresses { id isDefault }
  address { ${ADDRESS} } }`

export const ADDRESS_OF = `query AddressOf($id: ID!) { address(id: $id) { ${ADDRESS} } }`
export const ADD_ADDRESS = `mutation AddAddress($input: AddAddressInput!) { addAddress(input: $input) ${ADDRESS_PAYLOAD} }`
export const SAVE_ADDRESS = `mutation SaveAddress($id: ID!, $input: AddressInput!) {
  saveAddress(id: $id, input: $input) ${ADDRESS_PAYLOAD} }`
export const SET_DEFAULT_ADDRESS = `mutation SetDefault($id: ID!) { setDefaultAddress(id: $id) ${ADDRESS_PAYLOAD} }`
export const REMOVE_ADDRESS = `mutation RemoveAddress($id: ID!) { removeAddress(id: $id) ${ADDRESS_PAYLOAD} }`

const OFFICE_CUSTOMER = `id userNo firstName lastName email phoneNo isActive birthday created { at zoneLabel } language
  emailNotifications tag memo points rewardPoints totalPoints owedRewardPoints rank { rank title discountTenths experience nextExperience }
  addresses { ${ADDRESS} }`
const OFFICE_PAYLOAD = `{ message userErrors { code field message recordId } customer { ${OFFICE_CUSTOMER} } address { ${ADDRESS} } }`

export const CUSTOMERS = `query Customers($page: Int, $pageSize: Int, $search: String) {
  customers(page: $page, pageSize: $pageSize, search: $search) { items { ${OFFICE_CUSTOMER} } totalCount page pageSize } }`
export const CUSTOMER = `query Customer($id: ID!) { customer(id: $id) { ${OFFICE_CUSTOMER} } }`
export const ADD_CUSTOMER_ADDRESS = `mutation Add($input: AddCustomerAddressInput!) {
  addCustomerAddress(input: $input) ${OFFICE_PAYLOAD} }`
export const SAVE_CUSTOMER_ADDRESS = `mutation Save($input: SaveCustomerAddressInput!) {
  saveCustomerAddress(input: $input) ${OFFICE_PAYLOAD} }`
export const SET_CUSTOMER_DEFAULT_ADDRESS = `mutation SetDefault($input: CustomerAddressInput!) {
  setCustomerDefaultAddress(input: $input) ${OFFICE_PAYLOAD} }`
export const REMOVE_CUSTOMER_ADDRESS = `mutation Remove($input: CustomerAddressInput!) {
  removeCustomerAddress(input: $input) ${OFFICE_PAYLOAD} }`
export const CONFIRM_CUSTOMER_ADDRESS = `mutation Confirm($input: ConfirmCustomerAddressInput!) {
  confirmCustomerAddress(input: $input) ${OFFICE_PAYLOAD} }`
export const SEND_ACTIVATION_MAIL = `mutation SendMail($customerId: ID!) {
  sendActivationMail(customerId: $customerId) ${OFFICE_PAYLOAD} }`
export const ACTIVATE_CUSTOMER = `mutation Activate($customerId: ID!) {
  activateCustomer(customerId: $customerId) ${OFFICE_PAYLOAD} }`
export const SAVE_CUSTOMER_MEMO = `mutation SaveMemo($input: CustomerMemoInput!) {
  saveCustomerMemo(input: $input) ${OFFICE_PAYLOAD} }`
export const SET_CUSTOMER_TAG = `mutation SetTag($input: CustomerTagInput!) {
  setCustomerTag(input: $input) ${OFFICE_PAYLOAD} }`

const ITEMS = '{ id name label }'
export const LOOKUPS = `query Lookups { lookups {
  unknown buildingTypes ${ITEMS} areaTypes ${ITEMS} kitchenTypes ${ITEMS} bathTypes ${ITEMS} driveWayTypes ${ITEMS}
  conditionKinds { id name label attributes { id label } } specialAttributes ${ITEMS} orderStatuses ${ITEMS}
  orderActions ${ITEMS} roles ${ITEMS} paymentMethods ${ITEMS} provinces ${ITEMS} serviceCatalogs ${ITEMS}
  periodTypes ${ITEMS} addOnServices ${ITEMS} countingTypes ${ITEMS} } }`
