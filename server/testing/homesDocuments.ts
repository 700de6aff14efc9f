/** The operations on saved addresses and on the office's customers, as a client of `/graphql` writes them. */

const ADDRESS = `id firstName lastName unit streetNo streetName city province postal country isDefault isConfirmed
  property { buildingType areaType bathType kitchenType driveWayType hasHalfBath isCornerLot hasNoWalkway }`
const ADDRESS_PAYLOAD = `{ message removedAddressId userErrors { code field message } addresses { id isDefault }
  address { ${ADDRESS} } }`

export const ADDRESS_OF = `query AddressOf($id: ID!) { address(id: $id) { ${ADDRESS} } }`
export const ADD_ADDRESS = `mutation AddAddress($input: AddressInput!) { addAddress(input: $input) ${ADDRESS_PAYLOAD} }`
export const SAVE_ADDRESS = `mutation SaveAddress($id: ID!, $input: AddressInput!) {
  saveAddress(id: $id, input: $input) ${ADDRESS_PAYLOAD} }`
export const SET_DEFAULT_ADDRESS = `mutation SetDefault($id: ID!) { setDefaultAddress(id: $id) ${ADDRESS_PAYLOAD} }`
export const REMOVE_ADDRESS = `mutation RemoveAddress($id: ID!) { removeAddress(id: $id) ${ADDRESS_PAYLOAD} }`
