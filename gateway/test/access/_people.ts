import { eventually } from '@landfall/kit/testing/eventually'
import { PASSWORD, createPerson, mailedToken } from '../_person.ts'
import { ADMIN } from '../_platform.ts'

/** Who asks, in the order of the table's columns. Records are the student's, or of the owner's organization. */
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
] as const
export type CallerName = (typeof CALLERS)[number]

export type Person = {
  name: string
  /** The cookies of a signed-in browser. */
  jar: Map<string, string>
  userId: string
  email: string
  /** In the last name: fellow members of an organization see it. */
  nameMark: string
  /** In everything else that this person writes: nobody else may see it, unless the table says so. */
  mark: string
}

let count = 0

/** A text that stands nowhere else: an answer that has it shows something of its person. */
export function newMark(): string {
  count += 1
  return `zq${count.toString(36)}x${Math.random().toString(36).slice(2, 10)}q`
}

/** Registered, verified and signed in. */
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
  const token = await eventually(() => mailedToken(url, email), { timeoutMs: 30_000 })
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

export type People = Record<Exclude<CallerName, 'visitor'>, Person> & {
  /** The organization of owner, editor, reviewer and reader; it is verified. */
  organizationId: string
  /** Of the other donor; nobody has verified it, so that its name is not public. */
  otherOrganizationId: string
  /** In what the organization makes and does not show. */
  organizationMark: string
  /** Stands in the title of its drafts alone: who searches for it looks for them. */
  draftWord: string
}

/** Everybody of the table, once. */
export async function gather(url: string): Promise<People> {
  const admin = await signIn(url, {
    name: 'admin',
    jar: new Map(),
    email: ADMIN.email,
    username: ADMIN.email,
    password: ADMIN.password,
    mark: newMark(),
    nameMark: newMark(),
  })
  const of = (name: CallerName, type: Parameters<typeof join>[2]) => join(url, name, type)
  const [student, other, moderator, university, owner, donor, ...members] =
    await Promise.all([
      of('student', 'student'),
      of('other', 'student'),
      of('moderator', 'student'),
      of('university', 'university'),
      of('owner', 'donor'),
      of('donor', 'donor'),
      of('editor', 'donor'),
      of('reviewer', 'donor'),
      of('reader', 'donor'),
      of('removed', 'donor'),
    ])
  const acts = makeActs(url)
  const roles = `/api/admin/users/${moderator.userId}/roles`
  await acts.call(admin, 'PATCH', roles, { role: 'moderator', granted: true })
  const [organizationId, otherOrganizationId] = await Promise.all([
    acts.organization(owner, 'Harmattan Fund'),
    acts.organization(donor, `Quay ${donor.mark}`),
    acts.organization(university, `Delta University ${university.mark}`),
  ])
  const verification = `/api/admin/organizations/${organizationId}/verification`
  await acts.call(admin, 'POST', verification, { decision: 'verified' })
  const [editor, reviewer, reader, removed] = await Promise.all(
    members.map((member, index) =>
      acts.member(owner, organizationId, member, ['editor', 'reviewer'][index] ?? 'reader'),
    ),
  ) as [Person, Person, Person, Person]
  await acts.call(
    owner,
    'DELETE',
    `/api/organizations/${organizationId}/members/${removed.userId}`,
  )
  return {
    ...{ student, other, owner, editor, reviewer, reader, removed, donor, university },
    ...{ moderator, admin, organizationId, otherOrganizationId },
    organizationMark: newMark(),
    draftWord: newMark(),
  }
}

/** What people do to be who they are, by REST. */
export function makeActs(url: string) {
  /** @throws Error when it is not answered with success */
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
    async member(by: Person, organizationId: string, guest: Person, role: string) {
      const token = await this.invitation(by, organizationId, guest, role)
      await call(guest, 'POST', '/api/organizations/invitations/accept', { token })
      return guest
    },
  }
}
