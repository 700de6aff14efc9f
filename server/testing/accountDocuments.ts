/** The operations of registration, passwords and profile, as a client of `/graphql` writes them. */

const OUTCOME = 'message userErrors { code field message }'
const PROFILE_FIELDS = `id firstName lastName email phoneNumber dob emailNotifications marketingConsent language`

export const REGISTER = `mutation Register($input: RegisterInput!) { register(input: $input) { ${OUTCOME} } }`
export const SEND_ACTIVATION = `mutation SendActivation($input: SendActivationInput!) {
  sendActivation(input: $input) { ${OUTCOME} } }`
export const REQUEST_RESET = `mutation RequestReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userId ${OUTCOME} } }`
export const RESET_PASSWORD = `mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) { ${OUTCOME} } }`
export const CHANGE_PASSWORD = `mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) { token ${OUTCOME} } }`
export const PROFILE = `query Profile { profile { ${PROFILE_FIELDS} } }`
export const SAVE_PROFILE = `mutation SaveProfile($input: SaveProfileInput!) {
  saveProfile(input: $input) { ${OUTCOME} profile { ${PROFILE_FIELDS} } } }`
export const SAVE_LANGUAGE = `mutation SaveLanguage($language: Language!) {
  saveLanguage(language: $language) { language userErrors { code } } }`
const ERASURE = 'erasure { id asked { at } earliest { at } latest { at } }'
export const PRIVACY = `query Privacy { privacy {
  marketingConsent consents { isGiven occasion language at { at zoneLabel } } ${ERASURE}
  openOrders points rewardPoints invoices } }`
export const REQUEST_ERASURE = `mutation RequestErasure($input: RequestErasureInput!) {
  requestErasure(input: $input) { ${ERASURE} ${OUTCOME} } }`
export const WITHDRAW_ERASURE = `mutation WithdrawErasure { withdrawErasure { ${ERASURE} ${OUTCOME} } }`
export const ERASURE_REQUESTS = `query ErasureRequests($first: Int, $after: String) {
  erasureRequests(first: $first, after: $after) {
    edges { cursor node { id asked { at } earliest { at } latest { at } openOrders
      customer { id userNo firstName lastName email points rewardPoints erased { at } } } }
    pageInfo { hasNextPage } } }`
export const ERASE_CUSTOMER = `mutation EraseCustomer($customerId: ID!) {
  eraseCustomer(customerId: $customerId) { ${OUTCOME}
    customer { id userNo firstName lastName email phoneNo memo isActive erased { at } addresses { id } } } }`
export const RANK_LADDER = `query RankLadder { rankLadder {
  groups { group titles { title ranks { rank discountTenths threshold } } }
  own { rank title discountTenths experience nextExperience } } }`
export const ADMINISTRATOR = 'query Administrator { administrator { userName } }'
export const CREW_MEMBER = 'query CrewMember { crewMember { staffId staffNo firstName } }'
