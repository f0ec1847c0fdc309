/**
 * Labeled demo accounts and records for `npm start -- --demo`, made through the public API as people
 * would make them. A later start adds what is missing and signs in with the logins that were kept.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createDemoClient, DemoCallError, type DemoClient } from './demo-client.ts'
import type { DemoLogins, Login } from './demo-logins.ts'
import { publishDemoStories } from './demo-story.ts'
import { beginDemoThread } from './demo-thread.ts'

export type DemoSite = {
  readonly url: string
  readonly logins: DemoLogins
  /** Who may be the admin, likeliest first. */
  readonly admins: readonly Login[]
  /** The person's own, which is not printed. */
  readonly ownPassword: string | undefined
  say(text: string): void
}

const MAIL_LIMIT_MS = 20_000
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const CONFLICT = 409
const INVALID = 422

/** @throws when the site refuses something, or a mail does not arrive */
export async function loadDemo(site: DemoSite): Promise<void> {
  const { student, donor } = site.logins
  let clients
  try {
    const studentClient = await enter(site, student, 'student', 'Student')
    clients = { student: studentClient, donor: await enter(site, donor, 'donor', 'Donor') }
  } catch (error) {
    if (!isThereAlready(error)) throw error
    site.say(`The demo accounts are there already, with passwords that are not known any more.
"Forgot your password?" mails a link to set others; ${site.url}/dev/mail shows it.`)
    return
  }
  const isNew = await fillProfile(clients.student, student)
  const admin = await enterAsAdmin(site)
  const organizationId = await publishAward(clients.donor, admin?.client ?? null)
  if (organizationId && admin)
    await publishDemoStories({ ...clients, admin: admin.client, organizationId })
  if (isNew) {
    await saveFirstAward(clients.student)
    await beginDemoThread(clients.student, clients.donor)
  }
  site.say(`Demo accounts (everything of theirs is labeled "Demo"):

    student   ${student.email}   ${student.password}
    donor     ${donor.email}     ${donor.password}
    admin     ${adminLine(site, admin?.login ?? null)}
`)
}

function adminLine({ ownPassword }: DemoSite, admin: Login | null): string {
  if (!admin) return 'the one that you made; the award of the demo waits for them'
  const { email, password } = admin
  return password === ownPassword
    ? `${email}    with LANDFALL_ADMIN_PASSWORD`
    : `${email}    ${password}`
}

/** Signs in, after registering if that was not done before, and verifies the address by the mail's link. */
async function enter(site: DemoSite, login: Login, userType: string, lastName: string) {
  const client = createDemoClient(site.url)
  if (!(await signIn(client, login))) {
    const [username = ''] = login.email.split('@')
    const name = { firstName: 'Demo', lastName, username }
    await client.call('POST', '/api/auth/register', { ...name, ...login, userType })
    await signIn(client, login)
  }
  const user = await client.call<{ isEmailVerified: boolean }>('GET', '/api/auth/user')
  if (!user.isEmailVerified) {
    const token = await mailedToken(client, login.email)
    await client.call('POST', '/api/auth/verify-email', { token })
  }
  return client
}

async function enterAsAdmin(site: DemoSite) {
  for (const login of site.admins) {
    const client = createDemoClient(site.url)
    if (await signIn(client, login)) return { client, login }
  }
  return null
}

/** Whether these are the address and the password of an account. */
async function signIn(client: DemoClient, { email, password }: Login): Promise<boolean> {
  const path = '/api/auth/login'
  const answer = await unless(
    UNAUTHORIZED,
    client.call('POST', path, { username: email, password }),
  )
  return answer !== null
}

/** The answer, or null when the site answers with that status. */
async function unless<Answer>(
  status: number,
  call: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof DemoCallError && error.status === status) return null
    throw error
  }
}

async function mailedToken(client: DemoClient, email: string): Promise<string> {
  const deadline = Date.now() + MAIL_LIMIT_MS
  while (Date.now() < deadline) {
    const mails = await client.call<{ to: string; text: string }[]>('GET', '/dev/mail.json')
    const mail = mails.find(({ to }) => to.includes(email))
    const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) return token
    await sleep(200)
  }
  throw new Error(`The mail to ${email} did not arrive: is SMTP_URL set?`)
}

/** Returns whether the student had no profile before. */
async function fillProfile(client: DemoClient, { email }: Login): Promise<boolean> {
  if (await unless(NOT_FOUND, client.call('GET', '/api/students/me'))) return false
  await client.call('POST', '/api/students', {
    firstName: 'Demo',
    lastName: 'Student',
    email,
    country: 'kenya',
    currentEducationLevel: 'bachelors',
    intendedDegreeLevel: 'graduate',
    fieldOfInterest: ['Engineering'],
    gpa: '3.6',
    englishProficiency: 'ielts_7',
  })
  return true
}

type Organization = { readonly id: string; readonly verification: string }

/**
 * Returns the organization's id once it is verified.
 * @param admin null when nobody is known who could verify the organization
 */
async function publishAward(
  donor: DemoClient,
  admin: DemoClient | null,
): Promise<string | null> {
  const [mine] = await donor.call<Organization[]>('GET', '/api/organizations/mine')
  const organization =
    mine ??
    (await donor.call<Organization>('POST', '/api/organizations', {
      name: 'Demo Foundation (not a real one)',
      organizationType: 'foundation',
      country: 'Kenya',
    }))
  if (organization.verification !== 'verified') {
    if (!admin) return null
    const path = `/api/admin/organizations/${organization.id}/verification`
    await admin.call('POST', path, { decision: 'verified' })
  }
  const awards = await donor.call<unknown[]>('GET', '/api/donor-scholarships')
  if (awards.length > 0) return organization.id
  await donor.call('POST', '/api/scholarships', {
    status: 'published',
    title: 'Demo Award (not a real one)',
    description: 'A record of the demo, to try the pages with. Nobody pays this award.',
    amount: 2500,
    amountType: 'annual',
    eligibilityRequirements: ['Enrolled at a U.S. university'],
    applicationDeadline: `${new Date().getFullYear() + 1}-03-31`,
    degreeLevel: ['graduate'],
    fieldOfStudy: ['Engineering'],
    eligibleCountries: ['Kenya', 'Ghana'],
  })
  return organization.id
}

async function saveFirstAward(student: DemoClient) {
  const path = '/api/scholarships?query=engineering&country=kenya&limit=1'
  const [first] = await student.call<{ id: string }[]>('GET', path)
  if (first)
    await student.call('POST', '/api/saved-scholarships', { scholarshipId: first.id })
}

/** A name or an address that was registered before. */
function isThereAlready(error: unknown): boolean {
  return (
    error instanceof DemoCallError &&
    [CONFLICT, INVALID].includes(error.status) &&
    error.message.includes('/api/auth/register')
  )
}
