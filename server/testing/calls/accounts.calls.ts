import * as accounts from '../accountDocuments.ts'
import { admin, anybody, call, customer, type ValidCall, type ValidOperation } from './validCall.ts'

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
  call('/Account/createAccount', () => ({ ...registration, ...noPerson })),
  call('/Account/generateValidation'),
  call('/Account/generateProofOfWork'),
  call('/Account/activateAccount', () => ({ token: 'nonsense' })),
  call('/Account/forgottenAccountPassword', () => ({ emailOrPhone: 'nobody@example.com', ...noPerson })),
  call('/Account/resetAccountPassword', () => ({
    newPassword: 'another-1',
    validationCode: '000000',
    userId: 'nothing',
  })),
  call('/Account/changeAccountPassword', ({ userId }) => ({
    userId,
    currentPassword: 'wrong-1',
    newPassword: 'another-1',
  })),
  call('/Account/getAccountRankInfo', ({ userId }) => ({ userId })),
  call('/Account/getAccountEditInfo', ({ userId }) => ({ userId })),
  call('/Account/saveAccountEditInfo', ({ userId }) => ({ userId, ...refusedProfile })),
  call('/Account/downloadPersonalData'),
]

/** The same at `/graphql`. */
export const accountOperations: readonly ValidOperation[] = [
  anybody(accounts.REGISTER, () => ({ input: { ...registration, ...noPerson } })),
  anybody(accounts.SEND_ACTIVATION, () => ({
    input: { userName: 'nobody@example.com', password: 'wrong-1' },
  })),
  anybody(accounts.REQUEST_RESET, () => ({ input: { emailOrPhone: 'nobody@example.com', ...noPerson } })),
  anybody(accounts.RESET_PASSWORD, () => ({
    input: { userId: 'nothing', validationCode: '000000', newPassword: 'another-1' },
  })),
  customer(accounts.CHANGE_PASSWORD, () => ({
    input: { currentPassword: 'wrong-1', newPassword: 'another-1' },
  })),
  customer(accounts.PROFILE),
  customer(accounts.SAVE_PROFILE, () => ({ input: refusedProfile })),
  customer(accounts.SAVE_LANGUAGE, () => ({ language: 'English' })),
  customer(accounts.PRIVACY),
  customer(accounts.REQUEST_ERASURE, () => ({ input: { password: 'wrong-1' } })),
  customer(accounts.WITHDRAW_ERASURE),
  admin(accounts.ERASURE_REQUESTS, () => ({ first: 5 })),
  admin(accounts.ERASE_CUSTOMER, ({ absentId }) => ({ customerId: absentId })),
  anybody(accounts.RANK_LADDER),
  anybody(accounts.ADMINISTRATOR),
  anybody(accounts.CREW_MEMBER),
]
