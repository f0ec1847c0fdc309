/** Accounts for the journeys, each with names of its own so that any number of runs can share one site. */
import { randomBytes } from 'node:crypto'
import { eventually } from './eventually.ts'
import { readToken } from './mailbox.ts'
import { createClient, type Client } from './rest.ts'
import { site } from './config.ts'

export type AccountType = 'student' | 'donor' | 'university'

export type Person = {
  userType: AccountType
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

export function newPerson(userType: AccountType, firstName = 'Amina'): Person {
  const mark = randomBytes(5).toString('hex')
  return {
    userType,
    firstName,
    lastName: 'Okonkwo',
    username: `${userType}-${mark}`,
    email: `${userType}-${mark}@mail.example`,
    password: 'teal-lantern-47-orchard',
  }
}

export type User = {
  id: string
  username: string
  email: string
  userType: AccountType
  roles: string[]
  isEmailVerified: boolean
  memberships: { organizationId: string; verification: string; role: string }[]
}

export type SignedIn = { person: Person; client: Client; user: User }

/** Registers, verifies and signs in over the REST paths. */
export async function signUp(userType: AccountType, firstName?: string): Promise<SignedIn> {
  const person = newPerson(userType, firstName)
  const client = createClient()
  await register(client, person)
  await verify(client, person)
  return { person, client, user: await signIn(client, person) }
}

export async function register(client: Client, person: Person) {
  expectStatus(await client.post('/api/auth/register', person), 201)
}

export async function verify(client: Client, { email }: Person) {
  const token = await readToken(email, '/verify-email')
  expectStatus(await client.post('/api/auth/verify-email', { token }), 200)
}

export async function signIn(
  client: Client,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<User> {
  const answer = await client.post<{ user: User }>('/api/auth/login', {
    username,
    password,
  })
  expectStatus(answer, 200)
  return answer.body.user
}

let signedInAdmin: { client: Client; user: User } | undefined

/** Signs in the administrator that the platform's first start made; all calls of a process share one session. */
export async function signInAdmin(): Promise<{ client: Client; user: User }> {
  if (signedInAdmin) return signedInAdmin
  const client = createClient()
  const { email, password } = site.admin
  signedInAdmin = { client, user: await signIn(client, { username: email, password }) }
  return signedInAdmin
}

export type Organization = { id: string; name: string; verification: string }

/** A donor with an organization, verified by the admin unless that is left out. */
export async function signUpDonor({ isVerified }: { isVerified: boolean }) {
  const donor = await signUp('donor', 'Kwame')
  const name = `Harmattan Fund ${donor.person.username.slice(-10)}`
  const made = await donor.client.post<Organization>('/api/organizations', {
    name,
    organizationType: 'foundation',
    country: 'Ghana',
  })
  expectStatus(made, 201)
  if (isVerified) {
    const { client: admin } = await signInAdmin()
    const path = `/api/admin/organizations/${made.body.id}/verification`
    expectStatus(await admin.post(path, { decision: 'verified' }), 200)
  }
  return { ...donor, organization: made.body }
}

/** Form A of the donor pages, filled in; a test changes what it is about. */
export function scholarshipForm(change: Record<string, unknown> = {}) {
  return {
    title: `Harmattan Award ${randomBytes(4).toString('hex')}`,
    description: 'For students of engineering who want to build wells in dry regions.',
    amount: 2500,
    amountType: 'annual',
    eligibilityRequirements: ['Enrolled at a U.S. university'],
    applicationDeadline: nextYear(),
    degreeLevel: ['graduate'],
    fieldOfStudy: ['Engineering'],
    eligibleCountries: ['Ghana', 'Kenya'],
    ...change,
  }
}

/** A day of next year, so that it is always ahead. */
export function nextYear(): string {
  return `${new Date().getFullYear() + 1}-03-31`
}

export function expectStatus(answer: { status: number; text: string }, status: number) {
  if (answer.status !== status)
    throw new Error(
      `expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`,
    )
}

/** Saves an award; one that was just published can be saved once its event has arrived. */
export async function saveAward(client: Client, scholarshipId: string): Promise<void> {
  await eventually(async () => {
    expectStatus(await client.post('/api/saved-scholarships', { scholarshipId }), 201)
    return true
  }, 'the award is saved')
}

/** Waits until a student's profile has reached the catalog, by an event: from then on the catalog gives verdicts. */
export async function untilKnownToCatalog(client: Client): Promise<void> {
  const query = '{ studentCopy { version } }'
  type Copy = { data: { studentCopy: { version: number } | null } }
  await eventually(async () => {
    const { body } = await client.post<Copy>('/graphql', { query })
    return body.data.studentCopy !== null
  }, 'the catalog has the profile')
}
