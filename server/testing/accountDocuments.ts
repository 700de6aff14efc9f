import { mutation, query } from './operation.ts'

/** The operations of registration, passwords and profile, as a client of `/graphql` writes them. */

const OUTCOME = 'message userErrors { code field message }'
const PROFILE_FIELDS = `id firstName lastName email phoneNumber dob emailNotifications marketingConsent language`

export const REGISTER = mutation(`register { ${OUTCOME} }`)
export const SEND_ACTIVATION = mutation(`sendActivation { ${OUTCOME} }`)
export const REQUEST_RESET = mutation(`requestPasswordReset { userId ${OUTCOME} }`)
export const RESET_PASSWORD = mutation(`resetPassword { ${OUTCOME} }`)
export const CHANGE_PASSWORD = mutation(`changePassword { token ${OUTCOME} }`)
export const PROFILE = query(`profile { ${PROFILE_FIELDS} }`)
export const SAVE_PROFILE = mutation(`saveProfile { ${OUTCOME} profile { ${PROFILE_FIELDS} } }`)
export const SAVE_LANGUAGE = mutation('saveLanguage { language userErrors { code } }')
const ERASURE = 'erasure { id asked { at } earliest { at } latest { at } }'
export const PRIVACY = query(`privacy { marketingConsent consents { isGiven occasion language at { at
  zoneLabel } } ${ERASURE} openOrders points rewardPoints invoices }`)
export const REQUEST_ERASURE = mutation(`requestErasure { ${ERASURE} ${OUTCOME} }`)
export const WITHDRAW_ERASURE = mutation(`withdrawErasure { ${ERASURE} ${OUTCOME} }`)
export const ERASURE_REQUESTS = query(`erasureRequests { edges { cursor node { id asked { at } earliest {
  at } latest { at } openOrders customer { id userNo firstName lastName email points rewardPoints erased {
  at } } } } pageInfo { hasNextPage } }`)
export const ERASE_CUSTOMER = mutation(`eraseCustomer { ${OUTCOME} customer { id userNo firstName lastName
  email phoneNo memo isActive erased { at } addresses { id } } }`)
export const RANK_LADDER = query(`rankLadder { groups { group titles { title ranks { rank discountTenths
  threshold } } } own { rank title discountTenths experience nextExperience } }`)
export const ADMINISTRATOR = query('administrator { userName }')
export const CREW_MEMBER = query('crewMember { staffId staffNo firstName }')
