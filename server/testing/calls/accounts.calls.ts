import type { ValidCall } from './validCall.ts'

const noPerson = { validationCode: 'xxxxx', proofOfWork: null }

/** Accounts and sessions of customers: each is refused in the end, or it reads. */
export const accountCalls: readonly ValidCall[] = [
  {
    path: '/Account/createAccount',
    body: () => ({
      firstName: 'Noa',
      lastName: 'Hay',
      dob: '1990-04-30',
      email: 'noa@example.com',
      phoneNumber: '403 555 0144',
      password: 'noa-noa',
      emailNotifications: true,
      marketingConsent: false,
      ...noPerson,
    }),
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
    body: ({ userId }) => ({
      userId,
      firstName: 'Nico',
      lastName: 'Newcomer',
      dob: '2999-01-01',
      phoneNumber: null,
      emailNotifications: true,
      marketingConsent: false,
    }),
    accepts: ['dob'],
  },
]
