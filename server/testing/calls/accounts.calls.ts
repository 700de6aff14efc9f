import {
  ADMINISTRATOR,
  CHANGE_PASSWORD,
  CREW_MEMBER,
  ERASE_CUSTOMER,
  ERASURE_REQUESTS,
  PRIVACY,
  PROFILE,
  RANK_LADDER,
  REGISTER,
  REQUEST_ERASURE,
  REQUEST_RESET,
  RESET_PASSWORD,
  SAVE_LANGUAGE,
  SAVE_PROFILE,
  SEND_ACTIVATION,
  WITHDRAW_ERASURE,
} from '../accountDocuments.ts'
import type { ValidCall, ValidOperation } from './validCall.ts'

const noPerson = { validationCode: 'xxxxx', proofOfWork: null }
const registration = {
  firstName: 'Noa',
  lastName: 'Hay',
  dob: '1990-04-30',
  email: 'noa@example.com',
  phoneNumber: '403 555 0144',
  password: 'noa-noa',
  emailNotifications: true,
  marketingConsent: false,
}
/** Refused for its last name, and for its day of birth: with either one put right it is refused still. */
const refusedProfile = {
  firstName: 'Nico',
  lastName: 'x'.repeat(51),
  dob: '2999-01-01',
  phoneNumber: null,
  emailNotifications: true,
  marketingConsent: false,
}

/** Accounts and sessions of customers: each is refused in the end, or it reads. */
export const accountCalls: readonly ValidCall[] = [
  {
    path: '/Account/createAccount',
    body: () => ({ ...registration, ...noPerson }),
  },
  { path: '/Account/generateValidation', body: () => ({}) },
  { path: '/Account/generateProofOfWork', body: () => ({}) },
  { path: '/Account/activateAccount', body: () => ({ token: 'nonsense' }) },
  {
    path: '/Account/forgottenAccountPassword',
    body: () => ({ emailOrPhone: 'nobody@example.com', ...noPerson }),
  },
  {
    path: '/Account/resetAccountPassword',
    body: () => ({ newPassword: 'another-1', validationCode: '000000', userId: 'nothing' }),
  },
  {
    path: '/Account/changeAccountPassword',
    body: ({ userId }) => ({ userId, currentPassword: 'wrong-1', newPassword: 'another-1' }),
  },
  { path: '/Account/getAccountRankInfo', body: ({ userId }) => ({ userId }) },
  { path: '/Account/getAccountEditInfo', body: ({ userId }) => ({ userId }) },
  {
    path: '/Account/saveAccountEditInfo',
    body: ({ userId }) => ({ userId, ...refusedProfile }),
  },
  { path: '/Account/downloadPersonalData', body: () => ({}) },
]

/** The same at `/graphql`. */
export const accountOperations: readonly ValidOperation[] = [
  {
    root: 'register',
    query: REGISTER,
    variables: () => ({ input: { ...registration, ...noPerson } }),
    audience: 'public',
  },
  {
    root: 'sendActivation',
    query: SEND_ACTIVATION,
    variables: () => ({ input: { userName: 'nobody@example.com', password: 'wrong-1' } }),
    audience: 'public',
  },
  {
    root: 'requestPasswordReset',
    query: REQUEST_RESET,
    variables: () => ({ input: { emailOrPhone: 'nobody@example.com', ...noPerson } }),
    audience: 'public',
  },
  {
    root: 'resetPassword',
    query: RESET_PASSWORD,
    variables: () => ({
      input: { userId: 'nothing', validationCode: '000000', newPassword: 'another-1' },
    }),
    audience: 'public',
  },
  {
    root: 'changePassword',
    query: CHANGE_PASSWORD,
    variables: () => ({ input: { currentPassword: 'wrong-1', newPassword: 'another-1' } }),
    audience: 'customer',
  },
  { root: 'profile', query: PROFILE, audience: 'customer' },
  {
    root: 'saveProfile',
    query: SAVE_PROFILE,
    variables: () => ({ input: refusedProfile }),
    audience: 'customer',
  },
  {
    root: 'saveLanguage',
    query: SAVE_LANGUAGE,
    variables: () => ({ language: 'English' }),
    audience: 'customer',
  },
  { root: 'privacy', query: PRIVACY, audience: 'customer' },
  {
    root: 'requestErasure',
    query: REQUEST_ERASURE,
    variables: () => ({ input: { password: 'wrong-1' } }),
    audience: 'customer',
  },
  { root: 'withdrawErasure', query: WITHDRAW_ERASURE, audience: 'customer' },
  {
    root: 'erasureRequests',
    query: ERASURE_REQUESTS,
    variables: () => ({ first: 5 }),
    audience: 'admin',
  },
  {
    root: 'eraseCustomer',
    query: ERASE_CUSTOMER,
    variables: ({ absentId }) => ({ customerId: absentId }),
    audience: 'admin',
  },
  { root: 'rankLadder', query: RANK_LADDER, audience: 'public' },
  { root: 'administrator', query: ADMINISTRATOR, audience: 'public' },
  { root: 'crewMember', query: CREW_MEMBER, audience: 'public' },
]
