import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onOrganizationMembersChanged } from '../src/events/on-organization-members-changed.ts'
import type { MemberRole } from '../src/review/member/member-copy.ts'
import { startApplications, type RunningApplications } from './_app.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

it('keeps the newest that identity told of an organization, delivered twice and out of order', async () => {
  const organizationId = randomUUID()
  const userId = randomUUID()
  const tell = async (version: number, role: MemberRole | null) => {
    const members = role ? [{ userId, role }] : []
    const event = makeEnvelope(OrganizationMembersChanged, {
      id: randomUUID(),
      aggregateId: organizationId,
      version,
      time: new Date(),
      data: { organizationId, members },
    })
    await deliver(onOrganizationMembersChanged, event, app.unitOfWork)
    await deliver(onOrganizationMembersChanged, event, app.unitOfWork)
  }
  const known = () => app.stores.memberCopies.membersOf(organizationId)
  expect(await known()).toEqual([])
  await tell(2, 'reviewer')
  await tell(1, 'owner')
  expect(await known()).toEqual([{ userId, role: 'reviewer' }])
  await tell(3, null)
  expect(await known()).toEqual([])
})
