import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, describe, expect, it } from 'vitest'
import { byCatalog, deliverNotice, noticeEvent, notify, startNoticing } from './_notices.ts'

const site = await startNoticing()
const { identity, sent, someone, list, choose, deliveriesOf, rowOf } = site
afterAll(() => identity.stop())

const mark = (caller: Caller, input: object) =>
  identity.mutate(
    caller,
    'markNoticesRead',
    input,
    '... on MarkNoticesReadSuccess { markedCount counts { unread version } }',
  )

describe('a requested notice', () => {
  it('is listed once and mailed once, however often and by whom it is requested', async () => {
    const { id: userId, caller, input } = await someone()
    const event = noticeEvent({ userId })
    const { noticeId } = event.data
    expect(await deliverNotice(identity, event)).toBe('handled')
    expect(await deliverNotice(identity, event)).toBe('duplicate')
    expect(await deliverNotice(identity, noticeEvent(event.data))).toBe('handled')
    expect(await deliverNotice(identity, byCatalog(event.data))).toBe('handled')
    await identity.runJobs()

    const { data } = await list(caller)
    expect(data.noticeCounts).toEqual({ unread: 1, version: 1 })
    expect(data.notices.totalCount).toBe(1)
    expect(data.notices.edges[0].node).toEqual({
      id: noticeId,
      type: 'DEADLINE_REMINDER',
      title: event.data.title,
      body: event.data.body,
      link: event.data.link,
      linkLabel: event.data.linkLabel,
      occurredAt: event.data.occurredAt,
      readAt: null,
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      id: noticeId,
      to: input.email,
      subject: event.data.title,
    })
    expect(sent[0]?.text).toContain('The deadline is 1 Dec 2026.\n\nYou saved it in May.')
    expect(sent[0]?.text).toContain(`https://landfall.example${event.data.link}`)
    const messageId = `<${noticeId}@landfall.example>`
    expect(await deliveriesOf(noticeId)).toMatchObject([
      { noticeId, userId, type: 'deadline-reminder', inApp: true, mail: 'sent', messageId },
    ])
    expect(await rowOf('mails', noticeId)).toMatchObject({
      status: 'sent',
      text: '',
      html: '',
    })
  })

  it('of an unknown type is listed as "other", and not mailed', async () => {
    const { id: userId, caller } = await someone()
    const event = noticeEvent({ userId, type: 'lesson-booked' })
    expect(await deliverNotice(identity, event)).toBe('handled')
    await identity.runJobs()
    const { data } = await list(caller)
    const [listed] = data.notices.edges
    expect(listed.node).toMatchObject({ type: 'OTHER', title: event.data.title })
    expect(sent.filter(({ subject }) => subject === event.data.title)).toEqual([])
  })

  it('updates those who watch the counts', async () => {
    const { id: userId } = await someone()
    await notify(identity, { userId })
    await notify(identity, { userId })
    const events = await identity.events('notice-counts.changed')
    expect(events.filter(({ subject }) => subject === userId)).toMatchObject([
      { aggregateversion: 1, data: { userId, version: 1 } },
      { aggregateversion: 2, data: { userId, version: 2 } },
    ])
  })

  it('is not mailed to an address that nobody has proved', async () => {
    const { id: userId, caller } = await someone({}, false)
    const id = await notify(identity, { userId })
    await identity.runJobs()
    expect(sent).toEqual([])
    expect(await deliveriesOf(id)).toMatchObject([
      { inApp: true, mail: 'unverified', messageId: null },
    ])
    expect((await list(caller)).data.noticeCounts.unread).toBe(1)
  })

  it.each([
    { inApp: true, mail: false, fate: 'not-wanted', unread: 1, mails: 0 },
    { inApp: false, mail: true, fate: 'sent', unread: 0, mails: 1 },
    { inApp: false, mail: false, fate: 'not-wanted', unread: 0, mails: 0 },
  ])(
    'goes where its person wants it: in the list $inApp, by mail $mail',
    async ({ fate, unread, mails, ...channels }) => {
      const { id: userId, caller } = await someone()
      await choose(caller, { notices: [{ type: 'deadline-reminder', ...channels }] })
      const id = await notify(identity, { userId })
      await identity.runJobs()
      const { data } = await list(caller)
      expect(data.noticeCounts.unread).toBe(unread)
      expect(data.notices.totalCount).toBe(unread)
      expect(sent).toHaveLength(mails)
      expect(await deliveriesOf(id)).toMatchObject([{ inApp: channels.inApp, mail: fate }])
    },
  )

  it('for an account that is gone ends as delivered to nobody', async () => {
    const id = await notify(identity, { userId: randomUUID() })
    expect(await deliveriesOf(id)).toMatchObject([{ inApp: false, mail: 'not-wanted' }])
    expect(await rowOf('notices', id)).toBeUndefined()
  })

  it('is deleted with the account that is erased, and so is its mail', async () => {
    const { id: userId } = await someone()
    const id = await notify(identity, { userId })
    await identity.postgres.pool.query('delete from users where id = $1', [userId])
    await identity.runJobs()
    expect(await rowOf('notices', id)).toBeUndefined()
    expect(await rowOf('mails', id)).toBeUndefined()
    expect(sent).toEqual([])
  })
})

describe('the list', () => {
  it('comes in pages, newest first, and can leave out what is read', async () => {
    const { id: userId, caller } = await someone()
    const ids: string[] = []
    for (const minute of [1, 3, 2, 2]) {
      ids.push(
        await notify(identity, { userId, occurredAt: `2026-05-01T10:0${minute}:00.000Z` }),
      )
    }
    const first = (await list(caller, '(first: 2)')).data.notices
    expect(first.totalCount).toBe(4)
    expect(first.pageInfo.hasNextPage).toBe(true)
    const after = JSON.stringify(first.pageInfo.endCursor)
    const second = (await list(caller, `(first: 2, after: ${after})`)).data.notices
    expect(second.pageInfo.hasNextPage).toBe(false)
    const seen = [...first.edges, ...second.edges].map(({ node }) => node.id)
    const sameMinute = [ids[2], ids[3]].toSorted().toReversed()
    expect(seen).toEqual([ids[1], ...sameMinute, ids[0]])

    await mark(caller, { ids: [ids[1]] })
    const unread = (await list(caller, '(unreadOnly: true)')).data.notices
    expect(unread.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
      ...sameMinute,
      ids[0],
    ])
  })

  it('is marked as read one by one or as a whole, again and again', async () => {
    const { id: userId, caller } = await someone()
    const ids = [await notify(identity, { userId }), await notify(identity, { userId })]
    expect(await mark(caller, { ids: [ids[0]] })).toMatchObject({
      markedCount: 1,
      counts: { unread: 1, version: 3 },
    })
    expect(await mark(caller, { ids: [ids[0]] })).toMatchObject({
      markedCount: 0,
      counts: { unread: 1, version: 3 },
    })
    expect(await mark(caller, { all: true })).toMatchObject({
      markedCount: 1,
      counts: { unread: 0, version: 4 },
    })
    expect((await mark(caller, {})).errors).toEqual([
      { path: ['ids'], message: 'Please name the notices, or ask for all' },
    ])
  })

  it('is closed to everybody but its owner', async () => {
    const { id: userId, caller } = await someone()
    const id = await notify(identity, { userId })
    const stranger = await someone()
    expect((await list(stranger.caller)).data.notices.totalCount).toBe(0)
    const refused = { __typename: 'NotFound', code: 'NOT_FOUND' }
    expect(await mark(stranger.caller, { ids: [id] })).toMatchObject(refused)
    expect(await mark(stranger.caller, { ids: [randomUUID()] })).toMatchObject(refused)
    expect(await mark(stranger.caller, { ids: ['x'] })).toMatchObject(refused)
    expect(await mark(testVisitor(), { all: true })).toMatchObject({
      __typename: 'NotSignedIn',
    })
    expect((await list(caller)).data.noticeCounts.unread).toBe(1)
    await expect(list(testVisitor())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
