/**
 * Labelled demo accounts and records for `npm start -- --demo`, made through the public API as people
 * would make them. The passwords are made up at that moment, printed, and kept nowhere.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDemoClient, DemoCallError, type DemoClient } from './demo-client.ts'

type Login = { readonly email: string; readonly password: string }
export type DemoSite = {
  readonly url: string
  /** Made by identity at its first start, when there is no admin yet. */
  readonly admin: Login
  say(text: string): void
}

const DOMAIN = 'demo.landfall.example'
const MAIL_LIMIT_MS = 20_000
const CONFLICT = 409
const INVALID = 422

export async function loadDemo(site: DemoSite): Promise<void> {
  const student = newLogin('demo-student')
  const donor = newLogin('demo-donor')
  try {
    const studentClient = await signUp(site, student, 'student', 'Student')
    const donorClient = await signUp(site, donor, 'donor', 'Donor')
    await fillProfile(studentClient, student)
    await publishAward(site, donorClient)
    await saveFirstAward(studentClient)
  } catch (error) {
    if (!isThereAlready(error)) throw error
    site.say('The demo accounts are there already; their passwords were printed then.')
    return
  }
  site.say(`Demo accounts (everything of theirs is labelled "Demo"):

    student   ${student.email}   ${student.password}
    donor     ${donor.email}     ${donor.password}
    admin     ${site.admin.email}    ${site.admin.password}
`)
}

function newLogin(name: string): Login {
  return { email: `${name}@${DOMAIN}`, password: randomBytes(12).toString('base64url') }
}

/** Registered, verified by the mail's link, signed in. */
async function signUp(site: DemoSite, login: Login, userType: string, lastName: string) {
  const client = createDemoClient(site.url)
  const [username = ''] = login.email.split('@')
  const name = { firstName: 'Demo', lastName, username }
  await client.call('POST', '/api/auth/register', { ...name, ...login, userType })
  const token = await mailedToken(client, login.email)
  await client.call('POST', '/api/auth/verify-email', { token })
  await signIn(client, login)
  return client
}

function signIn(client: DemoClient, { email, password }: Login) {
  return client.call('POST', '/api/auth/login', { username: email, password })
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

function fillProfile(client: DemoClient, { email }: Login) {
  return client.call('POST', '/api/students', {
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
}

async function publishAward(site: DemoSite, donor: DemoClient) {
  const organization = await donor.call<{ id: string }>('POST', '/api/organizations', {
    name: 'Demo Foundation (not a real one)',
    organizationType: 'foundation',
    country: 'Kenya',
  })
  const admin = createDemoClient(site.url)
  await signIn(admin, site.admin)
  const path = `/api/admin/organizations/${organization.id}/verification`
  await admin.call('POST', path, { decision: 'verified' })
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
}

async function saveFirstAward(student: DemoClient) {
  const path = '/api/scholarships?query=engineering&country=kenya&limit=1'
  const [first] = await student.call<{ id: string }[]>('GET', path)
  if (first)
    await student.call('POST', '/api/saved-scholarships', { scholarshipId: first.id })
}

/** Registering a name or an address for the second time. */
function isThereAlready(error: unknown): boolean {
  return (
    error instanceof DemoCallError &&
    [CONFLICT, INVALID].includes(error.status) &&
    error.message.includes('/api/auth/register')
  )
}
