import { eventually } from '@landfall/kit/testing/eventually'
import { PASSWORD, createPerson, mailedToken } from '../_person.ts'
import { ADMIN } from '../_platform.ts'

/**
 * The callers, in the order of the table's columns. Records are the student's, or belong to the owner's organization.
 * The recommender has no account, but the link of a request by the other student.
 */
export const CALLERS = [
  'visitor',
  'student',
  'other',
  'owner',
  'editor',
  'reviewer',
  'reader',
  'removed',
  'donor',
  'university',
  'moderator',
  'admin',
  'recommender',
] as const
export type CallerName = (typeof CALLERS)[number]

export type Person = {
  name: string
  /** The cookies of a signed-in browser. */
  jar: Map<string, string>
  userId: string
  email: string
  /** In the last name, which fellow members of an organization see. */
  nameMark: string
  /** In every other text of this person: nobody else may see it unless the table says so. */
  mark: string
}

let count = 0

/** A text that is nowhere else: an answer that contains it shows something of its person. */
export function newMark(): string {
  count += 1
  return `zq${count.toString(36)}x${Math.random().toString(36).slice(2, 10)}q`
}

/** Registers, verifies and signs in. */
export async function join(
  url: string,
  name: string,
  userType: 'student' | 'donor' | 'university',
): Promise<Person> {
  const [mark, nameMark] = [newMark(), newMark()]
  const email = `${mark}@example.org`
  const jar = new Map<string, string>()
  const browser = createPerson(url, jar)
  const account = { userType, firstName: 'Ada', lastName: nameMark, username: mark, email }
  await browser.post('/api/auth/register', { ...account, password: PASSWORD })
  const token = await eventually(() => mailedToken(url, email))
  await browser.post('/api/auth/verify-email', { token })
  return signIn(url, { name, jar, email, username: mark, mark, nameMark })
}

async function signIn(
  url: string,
  o: Omit<Person, 'userId'> & { username: string; password?: string },
): Promise<Person> {
  const { username, password = PASSWORD, ...person } = o
  const browser = createPerson(url, person.jar)
  const answer = await browser.post('/api/auth/login', { username, password })
  if (answer.status !== 200) throw new Error(answer.text)
  const { id } = answer.body['user'] as { id: string }
  return { ...person, userId: id }
}

/** The callers who are signed in. */
export type AccountName = Exclude<CallerName, 'visitor' | 'recommender'>

export function hasAccount(by: CallerName): by is AccountName {
  return by !== 'visitor' && by !== 'recommender'
}

export type People = Record<AccountName, Person> & {
  /** The verified organization of owner, editor, reviewer and reader. */
  organizationId: string
  /** The other donor's organization; nobody has verified it, so its name is not public. */
  otherOrganizationId: string
  universities: { own: Person; other: Person; organizationId: string }
  /** In the organization's records that are not public. */
  organizationMark: string
  /** Only in the titles of its drafts: a search for this word looks for drafts. */
  draftWord: string
}

/** Makes everybody of the table, once. */
export async function gather(url: string): Promise<People> {
  const acts = makeActs(url)
  const admin = await signInAdmin(url)
  const types = Object.entries(ACCOUNTS)
  const joined = await Promise.all(types.map(([name, type]) => join(url, name, type)))
  const named = Object.fromEntries(joined.map((person) => [person.name, person]))
  const people = named as Record<keyof typeof ACCOUNTS, Person>
  const { owner, donor, university, otherUniversity, moderator } = people
  const roles = `/api/admin/users/${moderator.userId}/roles`
  await acts.call(admin, 'PATCH', roles, {
    role: 'moderator',
    granted: true,
    reason: 'Helps',
  })
  const [organizationId, ofUniversity, otherOrganizationId] = await Promise.all([
    acts.organization(owner, 'Harmattan Fund'),
    acts.organization(university, 'Delta University'),
    acts.organization(donor, `Quay ${donor.mark}`),
    acts.organization(otherUniversity, `Bay University ${otherUniversity.mark}`),
  ])
  for (const id of [organizationId, ofUniversity]) {
    const path = `/api/admin/organizations/${id}/verification`
    await acts.call(admin, 'POST', path, { decision: 'verified' })
  }
  const { editor, reviewer, reader, removed } = people
  await Promise.all([
    acts.member(owner, organizationId, editor, 'editor'),
    acts.member(owner, organizationId, reviewer, 'reviewer'),
    acts.member(owner, organizationId, reader, 'reader'),
    acts.member(owner, organizationId, removed, 'editor'),
  ])
  const membership = `/api/organizations/${organizationId}/members/${removed.userId}`
  await acts.call(owner, 'DELETE', membership)
  return {
    ...people,
    admin,
    organizationId,
    otherOrganizationId,
    universities: { own: university, other: otherUniversity, organizationId: ofUniversity },
    organizationMark: newMark(),
    draftWord: newMark(),
  }
}

const ACCOUNTS = {
  student: 'student',
  other: 'student',
  moderator: 'student',
  owner: 'donor',
  editor: 'donor',
  reviewer: 'donor',
  reader: 'donor',
  removed: 'donor',
  donor: 'donor',
  university: 'university',
  otherUniversity: 'university',
} as const

function signInAdmin(url: string): Promise<Person> {
  const { email, password } = ADMIN
  const [mark, nameMark] = [newMark(), newMark()]
  const account = { email, username: email, password }
  return signIn(url, { name: 'admin', jar: new Map(), mark, nameMark, ...account })
}

/** The same people where a university owns the records, and the fund's owner is a stranger to it. */
export function whereUniversityOwns(people: People): People {
  const { own, other, organizationId } = people.universities
  const swapped = { owner: own, donor: other, university: people.owner, organizationId }
  return { ...people, ...swapped, organizationMark: newMark(), draftWord: newMark() }
}

/** The same people where the owner of the records is an organization that nobody has verified. */
export function whereNobodyVerified(people: People): People {
  const { donor: owner, owner: donor, otherOrganizationId: organizationId } = people
  const marks = { organizationMark: newMark(), draftWord: newMark() }
  return { ...people, owner, donor, organizationId, ...marks }
}

/** The REST calls by which people get their roles. */
export function makeActs(url: string) {
  /** @throws Error when the answer is no success */
  async function call(by: Person, method: string, path: string, body?: unknown) {
    const browser = createPerson(url, new Map(by.jar))
    const answer = await browser.call(method, path, body)
    if (answer.status >= 300) {
      throw new Error(`${by.name} ${method} ${path}: ${answer.status} ${answer.text}`)
    }
    return answer.body
  }
  return {
    call,
    async organization(by: Person, name: string): Promise<string> {
      const body = { name, country: 'Ghana' }
      return String((await call(by, 'POST', '/api/organizations', body))['id'])
    },
    /** The token of an invitation, from its mail. */
    async invitation(by: Person, organizationId: string, guest: Person, role: string) {
      const before = await mailedToken(url, guest.email)
      const path = `/api/organizations/${organizationId}/invitations`
      await call(by, 'POST', path, { email: guest.email, role })
      return eventually(async () => {
        const token = await mailedToken(url, guest.email)
        if (token === before) throw new Error('not mailed yet')
        return token
      })
    },
    /** Sends an invitation that nobody answers, and returns its id. */
    async openInvitation(by: Person, organizationId: string) {
      const path = `/api/organizations/${organizationId}/invitations`
      const email = `${newMark()}@example.org`
      await call(by, 'POST', path, { email, role: 'reader' })
      const open: unknown = await call(by, 'GET', path)
      const all = open as { id: string; email: string }[]
      return all.find((one) => one.email === email)?.id ?? ''
    },
    async member(by: Person, organizationId: string, guest: Person, role: string) {
      const token = await this.invitation(by, organizationId, guest, role)
      await call(guest, 'POST', '/api/organizations/invitations/accept', { token })
      return guest
    },
  }
}
