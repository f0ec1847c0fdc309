/**
 * Text that somebody writes in the forum runs nothing where others read it: in a browser, with the site's own build.
 */
import { someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MIXED_VECTORS, SCRIPT_VECTORS } from '../../../web/src/testing/script-vectors.ts'
import { seePage, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { expectStatus, signUp } from '../kit/people.ts'

const browser = useBrowser()

const TITLE = 'What is written here runs nothing'
const WRITTEN = [...SCRIPT_VECTORS, ...someOf(MIXED_VECTORS, 100)]

type Thread = { data?: { post?: { replies?: { edges: { node: Reply }[] } } } }
type Reply = { id: string; content: string; answers: unknown[] }

test('no known way to inject a script into a text runs it', async () => {
  const { client } = await signUp('student')
  const posted = await client.post<{ id: string }>('/api/posts', {
    title: TITLE,
    content: 'The texts below were written to do harm.',
    category: 'discussion',
  })
  expectStatus(posted, 201)
  const { id } = posted.body
  await client.post(`/api/posts/${id}/replies`, { content: 'One that stands for all.' })

  const { page } = await browser.visit()
  await useSession(page, client.jar)
  const asked = await watch(page)
  await answerWith(page, WRITTEN)
  await page.goto(`/community/${id}`)
  await seePage(page, TITLE)
  await expect.poll(() => page.locator('main article').count()).toBe(1 + WRITTEN.length)

  const found = await page.evaluate(faultsIn)
  expect(found.faults).toEqual([])
  // The scripts are there, as words.
  expect(found.words).toContain('<script>alert(1)</script>')
  expect(found.hasRun).toBe(false)
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
})

/** Notes whether a script has run; returns the page's requests as they are made. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    Object.assign(globalThis, { alert: () => Object.assign(globalThis, { hasRun: true }) })
  })
  return asked
}

/** Repeats the server's own answer for each text: as if all had been posted, without the limits of one account. */
async function answerWith(page: Page, texts: readonly string[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Thread
    const reply = body.data?.post?.replies?.edges[0]?.node
    // The page draws long lists as they come into sight, but the answers to a reply at once.
    if (reply) {
      const { answers: _none, ...like } = reply
      reply.answers = texts.map((content, at) => ({ ...like, id: `reply-${at}`, content }))
    }
    await route.fulfill({ response, json: body })
  })
}

/** Runs in the page: finds elements, attributes and addresses that run or load something. */
function faultsIn() {
  const within = document.querySelector('main')
  const elements = [...(within?.querySelectorAll('article *') ?? [])]
  const loads =
    'script iframe frame object embed base meta link style img video audio source form math template'
  const faults = elements.flatMap((element) => [
    ...(loads.split(' ').includes(element.localName) ? [element.localName] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = /^(?:href|src|action|data|xlink:href)$/.test(name)
      const isSafe = /^(?:https?:|mailto:|\/|#)/.test(value)
      return name.startsWith('on') || (isAddress && !isSafe) ? [`${name}=${value}`] : []
    }),
  ])
  const hasRun = 'hasRun' in globalThis
  return { faults, hasRun, words: within?.textContent ?? '' }
}
