import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { OrganizationUniversityTold } from '@landfall/proto-events/catalog/organization-university-told.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onOrganizationUniversityTold } from '../src/events/on-organization-university-told.ts'
import { startIdentity, type Identity } from './_app.ts'
import { organizationActs, type Caller } from './_organizations.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { act, member } = organizationActs(
  () => identity,
  () => {
    throw new Error('nobody decides here')
  },
)

type University = { caller: Caller; organizationId: string; universityId: string }

async function university(): Promise<University> {
  const universityId = randomUUID()
  const person = await identity.person({ userType: 'university' })
  const { organization } = await act(person.caller, 'createOrganization', {
    name: 'Hunter College',
    universityId,
  })
  const caller = await identity.callerOf(person.token)
  return { caller, organizationId: organization.id, universityId }
}

function makeEvent(of: University, version: number, website: string | null) {
  const { organizationId, universityId } = of
  const data = { organizationId, universityId, website }
  const event = { aggregateId: organizationId, version, data, time: new Date() }
  return makeEnvelope(OrganizationUniversityTold, { ...event, id: randomUUID() })
}

const hear = (event: ReturnType<typeof makeEvent>) =>
  deliver(onOrganizationUniversityTold, event, identity.unitOfWork)

async function domains({ caller, organizationId: id }: University) {
  const query =
    'query ($id: ID!) { organization(id: $id) { universityDomain emailDomain } }'
  return (await identity.execute(caller, query, { id })).data.organization
}

const ask = ({ caller, organizationId }: University, email: string) =>
  identity.mutate(caller, 'requestDomainCode', { organizationId, email }, '')
const confirm = ({ caller, organizationId }: University, code: string) =>
  act(caller, 'confirmDomainCode', { organizationId, code })

async function mailedCode(address: string): Promise<string> {
  const [mail] = await identity.mailsTo(address)
  const code = mail && /^\d{6}$/m.exec(mail.text)?.[0]
  if (!code) throw new Error('No mail with a code')
  return code
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

it('the domain is the newest that the catalog told of the named university', async () => {
  const hunter = await university()
  expect((await ask(hunter, 'aid@hunter.example')).message).toContain('still looking up')
  const first = makeEvent(hunter, 2, 'https://www.hunter.example')
  expect([await hear(first), await hear(first)]).toEqual(['handled', 'duplicate'])
  await hear(makeEvent(hunter, 1, 'https://old.example'))
  await hear(
    makeEvent({ ...hunter, universityId: randomUUID() }, 9, 'https://other.example'),
  )
  expect(await domains(hunter)).toEqual({
    universityDomain: 'hunter.example',
    emailDomain: null,
  })
})

it('the domain is proved once with a mailed code, and again after another university is named', async () => {
  const hunter = await university()
  await hear(makeEvent(hunter, 1, 'https://www.hunter.example'))
  expect((await ask(hunter, 'aid@mail.example')).errors).toMatchObject([
    { path: ['email'], message: expect.stringContaining('hunter.example') },
  ])
  const email = `aid-${randomUUID()}@hunter.example`
  expect((await ask(hunter, email)).__typename).toBe('MailRequestAccepted')
  const code = await mailedCode(email)
  expect((await confirm(hunter, otherThan(code))).errors[0].path).toEqual(['code'])
  expect((await confirm(hunter, `${code.slice(0, 3)} ${code.slice(3)}`)).__typename).toBe(
    'OrganizationSuccess',
  )
  expect(await domains(hunter)).toMatchObject({ emailDomain: 'hunter.example' })
  expect((await confirm(hunter, code)).__typename).toBe('ValidationFailed')
  await ask(hunter, email)
  const late = await mailedCode(email)
  const universityId = randomUUID()
  const { organizationId } = hunter
  await act(hunter.caller, 'updateOrganization', { id: organizationId, universityId })
  expect(await domains(hunter)).toEqual({ universityDomain: null, emailDomain: null })
  await hear(makeEvent({ ...hunter, universityId }, 1, 'https://sister.example'))
  expect((await confirm(hunter, late)).__typename).toBe('ValidationFailed')
})

it('the domain is not proved by guessing, nor with a code that is too old', async () => {
  const hunter = await university()
  await hear(makeEvent(hunter, 1, 'https://www.hunter.example'))
  const email = `aid-${randomUUID()}@hunter.example`
  await ask(hunter, email)
  const guessed = await mailedCode(email)
  for (let n = 0; n < 5; n += 1) await confirm(hunter, otherThan(guessed))
  expect((await confirm(hunter, guessed)).message).toContain('no longer works')
  await ask(hunter, email)
  const code = await mailedCode(email)
  identity.clock.forward(31 * 60_000)
  expect((await confirm(hunter, code)).message).toContain('no longer works')
  expect(await domains(hunter)).toMatchObject({ emailDomain: null })
})

it('the proof is for owners, and seen by members alone', async () => {
  const hunter = await university()
  await hear(makeEvent(hunter, 1, 'https://www.hunter.example'))
  const editor = { ...hunter, caller: (await member(hunter, 'editor')).caller }
  const stranger = { ...hunter, caller: (await university()).caller }
  expect((await ask(editor, 'aid@hunter.example')).__typename).toBe('Forbidden')
  expect((await ask(stranger, 'aid@hunter.example')).__typename).toBe('NotFound')
  expect((await confirm(stranger, '000000')).__typename).toBe('NotFound')
  expect(await domains(editor)).toMatchObject({ universityDomain: 'hunter.example' })
  await identity.stores.organizations.find(hunter.organizationId).then((one) => {
    if (!one) throw new Error('gone')
    const verified = { ...one, verification: 'verified' as const }
    return identity.stores.organizations.update(verified, identity.clock.now())
  })
  expect(await domains(stranger)).toEqual({ universityDomain: null, emailDomain: null })
})
