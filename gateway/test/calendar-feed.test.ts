import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

const TOKEN = 'A'.repeat(43)
const DOCUMENT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'
const path = `/calendar/${TOKEN}.ics`

let site: Site
let asked: Record<string, unknown>[] = []
function calendarDocument(args: Record<string, unknown>) {
  asked.push(args)
  return args['token'] === TOKEN ? DOCUMENT : null
}

beforeAll(async () => {
  site = await startSite({
    answers: { 'Query.calendarDocument': calendarDocument },
    config: { publicUrl: 'https://landfall.example' },
  })
})
afterAll(() => site.stop())

describe('a private calendar', () => {
  it('opens by its secret address alone, and can be cached only privately', async () => {
    asked = []
    const answer = await site.call('GET', path)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(DOCUMENT)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(asked).toMatchObject([{ token: TOKEN, siteUrl: 'https://landfall.example' }])
  })

  it('is not sent again to a program that already has the newest version', async () => {
    const first = await site.call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    const again = await site.call('GET', path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const weak = { 'if-none-match': `"other", W/${etag}` }
    expect((await site.call('GET', path, { headers: weak })).status).toBe(304)
    const old = { 'if-none-match': '"other"' }
    expect((await site.call('GET', path, { headers: old })).status).toBe(200)
  })

  it('counts against the budget of the caller’s address, as every request to the services does', async () => {
    const limits = { costPerMinute: 2, newOperationsPerMinute: 60 }
    const bounded = await startSite({
      answers: { 'Query.calendarDocument': calendarDocument },
      config: { limits },
    })
    const answers = []
    for (let count = 0; count < 3; count++) answers.push(await bounded.call('GET', path))
    await bounded.stop()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('answers HEAD without the document', async () => {
    const answer = await site.call('HEAD', path)
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  it('is not found under any other token', async () => {
    const other = await site.call('GET', `/calendar/${'B'.repeat(43)}.ics`)
    expect(other.status).toBe(404)
    expect(other.headers.get('cache-control')).toBe('no-store')
    expect((await site.call('GET', '/calendar/a/b.ics')).status).toBe(404)
  })

  it('does not accept writes', async () => {
    const answer = await site.call('POST', path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  it('leaves its address out of the metrics', async () => {
    await site.call('GET', path)
    const { text } = await site.operations('/metrics')
    expect(text).toContain('/calendar/:token.ics')
    expect(text).not.toContain(TOKEN)
  })
})
