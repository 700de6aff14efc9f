import { changeProduct } from './askProduct.ts'
import { officeToken } from './demoPeople.ts'

/** A crew of a spec's own with one member who can sign in. */
export interface OwnCrew {
  readonly groupId: string
  readonly groupNo: string
  readonly firstName: string
  readonly staffNo: string
  /** What the member signs in with. */
  readonly email: string
  readonly password: string
  /** Of the member's session. */
  readonly token: string
  /** Takes the crew out of the choice again, so that it adds no free places for other specs. */
  readonly leave: () => Promise<void>
}

/** A crew of one, who can sign in; it takes part in nothing else. */
export async function newCrew(firstName: string): Promise<OwnCrew> {
  const office = await officeToken()
  const member = await hire(firstName, office)
  const group = await groupOf(member.staffId, office)
  const leave = async () =>
    void (await changeProduct(
      'mutation ($groupId: ID!, $staffId: ID!) { removeStaffFromGroup(groupId: $groupId, staffId: $staffId) { userErrors { message } } }',
      { groupId: group.groupId, staffId: member.staffId },
      office,
    ))
  const { staffNo, email } = member
  return { ...group, firstName, staffNo, email, ...(await wayIn(member, office)), leave }
}

/** The crew starts service on an order, or ends it. */
export async function serve(
  { token }: OwnCrew,
  verb: 'startService' | 'endService',
  orderNo: string,
): Promise<void> {
  await changeProduct(
    `mutation ($input: ServeOrderInput!) { ${verb}(input: $input) { userErrors { message } } }`,
    { input: { key: crypto.randomUUID(), orderNo } },
    token,
  )
}

interface Hired {
  readonly staffId: string
  readonly staffNo: string
  readonly email: string
}

async function hire(firstName: string, office: string): Promise<Hired> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`
  const home = { streetName: 'Depot Road', city: 'Calgary', province: 'AB' }
  const { addStaff } = await changeProduct<{ addStaff: { staffMember: { id: string; staffNo: string } } }>(
    'mutation ($input: StaffMemberInput!) { addStaff(input: $input) { staffMember { id staffNo } userErrors { message } } }',
    { input: { firstName, email, ...home } },
    office,
  )
  const { id: staffId, staffNo } = addStaff.staffMember
  return { staffId, staffNo, email }
}

async function groupOf(staffId: string, office: string): Promise<{ groupId: string; groupNo: string }> {
  const groupNo = `T-${crypto.randomUUID().slice(0, 8)}`
  const { addStaffGroup } = await changeProduct<{ addStaffGroup: { group: { id: string } } }>(
    'mutation ($groupNo: String!) { addStaffGroup(groupNo: $groupNo) { group { id } userErrors { message } } }',
    { groupNo },
    office,
  )
  const groupId = addStaffGroup.group.id
  await changeProduct(
    'mutation ($input: AddStaffToGroupInput!) { addStaffToGroup(input: $input) { userErrors { message } } }',
    { input: { groupId, staffIds: [staffId] } },
    office,
  )
  return { groupId, groupNo }
}

/** The office gives the member a password, with which they sign in. */
async function wayIn({ staffId, email }: Hired, office: string) {
  const password = `secret-of-${staffId}`
  await changeProduct(
    'mutation ($staffId: ID!, $password: String!) { resetStaffPassword(staffId: $staffId, newPassword: $password) { userErrors { message } } }',
    { staffId, password },
    office,
  )
  const { signIn } = await changeProduct<{ signIn: { token: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token userErrors { message } } }',
    { input: { area: 'Staff', userName: email, password, isRemember: false } },
  )
  return { password, token: signIn.token }
}
