import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ mode: 'in-process' })
})
afterAll(() => site.stop())

const path = '/api/unsubscribe?token=some-token'
const post = (
  body: URLSearchParams | FormData | string,
  headers: Record<string, string> = {},
) => fetch(`${site.url}${path}`, { method: 'POST', body, headers })

describe('a mail program’s one-click unsubscribe', () => {
  it.each([
    ['an encoded form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'a form in parts, with a field that we do not know',
      () => {
        const form = new FormData()
        form.set('List-Unsubscribe', 'One-Click')
        form.set('extra', 'x')
        return form
      },
    ],
  ])('is accepted as %s, without a cookie or an Origin header', async (_name, body) => {
    const answer = await post(body())
    expect(answer.status).toBe(200)
    expect(Object.keys((await answer.json()) as object)).toEqual(['type', 'isOff'])
  })

  it('is refused when a foreign page makes a signed-in browser send it', async () => {
    const answer = await post(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {
      cookie: 'landfall_session=a-student',
      origin: 'https://elsewhere.example',
    })
    expect(answer.status).toBe(403)
  })

  it('is refused when it is not a form', async () => {
    const type = 'multipart/form-data; boundary=x'
    expect((await post('List-Unsubscribe', { 'content-type': type })).status).toBe(400)
    expect((await post('x', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('works at this address only', async () => {
    const body = new URLSearchParams({ username: 'ada' })
    const answer = await fetch(`${site.url}/api/login`, { method: 'POST', body })
    expect([405, 415]).toContain(answer.status)
  })
})

it('following the link opens the page and changes nothing', async () => {
  const answer = await site.call('GET', '/api/unsubscribe?token=a%20b%26c')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/unsubscribe?token=a%20b%26c')
  expect((await site.call('GET', '/api/unsubscribe')).status).toBe(422)
})
