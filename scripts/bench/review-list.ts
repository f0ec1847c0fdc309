/**
 * A review of many applications in a real browser: how long from a key or a click to the next frame (event timing,
 * the basis of INP), and how long the server takes to answer. Runs on a throw-away platform, or the one that E2E_URL,
 * E2E_STATE and its like name:
 *
 *     npm run bench review-list [-- --applications 1000 --rounds 10]
 */
import { parseArgs } from 'node:util'
import { type Client } from '../e2e/kit/rest.ts'
import { median, say } from './measure.ts'
import { openBrowser, type Visit } from './review-list/interactions.ts'
import { fillReview } from './review-list/fill-review.ts'

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
  },
})
const [count, rounds] = [Number(values.applications), Number(values.rounds)]

const review = await fillReview(count)
const browser = await openBrowser()
try {
  const figures = new Map<string, number[]>()
  await measureChair(await browser.visit(review.chair.jar), figures)
  await measureReviewer(await browser.visit(review.reviewer.jar), figures)
  say(`\nreview-list, ${count} applications, ms from the input to the next picture`)
  for (const [name, all] of figures) say(line(name, all))
  say(`\nms of the server, through the gateway`)
  for (const [name, all] of await measureServer()) say(line(name, all))
} finally {
  await browser.close()
}

function line(name: string, all: readonly number[]): string {
  const most = Math.max(...all)
  return `  ${name.padEnd(36)} median ${median(all).toFixed(0).padStart(5)}   most ${most.toFixed(0).padStart(5)}   of ${all.length}`
}

async function measureChair({ page, timed }: Visit, figures: Map<string, number[]>) {
  const rows = page.getByRole('table').getByRole('row')
  const list = `/review/${review.scholarshipId}?tab=applications`
  await page.goto(list)
  await rows.nth(100).waitFor()
  const select = (label: string) => page.getByLabel(label, { exact: true })
  for (let round = 0; round < rounds; round += 1) {
    await select('Sort by').focus()
    await timed(figures, 'sort', () => page.keyboard.press(round % 2 ? 'ArrowUp' : 'ArrowDown')) // prettier-ignore
    await rows.nth(100).waitFor()
    await select('Scores').focus()
    // The first filter finds nobody, since nobody has all scores; the second nearly everybody, who lack one.
    await timed(figures, 'filter', () => page.keyboard.press('ArrowDown'))
    await timed(figures, 'filter', () => page.keyboard.press('ArrowDown'))
    await rows.nth(100).waitFor()
    await timed(figures, 'choose one', () => rows.nth(5).getByRole('checkbox').click())
    await timed(figures, 'choose all on the page', () =>
      page.getByLabel('Select all on this page').click(),
    )
    await select('Scores').focus()
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
    await rows.nth(100).waitFor()
  }
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(list)
    await rows.nth(100).waitFor()
    await timed(figures, 'open one', () =>
      rows
        .nth(1 + round)
        .getByRole('link')
        .click(),
    )
    await page.getByRole('heading', { name: 'Essays' }).waitFor()
  }
}

async function measureReviewer({ page, timed }: Visit, figures: Map<string, number[]>) {
  await page.goto(`/review/${review.scholarshipId}/${review.toScore[0]}`)
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('heading', { name: 'Your score' }).waitFor()
    await timed(figures, 'score by a key', () => page.keyboard.press('3'))
    await timed(figures, 'next criterion', () => page.keyboard.press('j'))
    for (const key of ['2', 'j', '2']) await page.keyboard.press(key)
    await timed(figures, 'submit the score', () => page.keyboard.press('s'))
    await page.getByText('Submitted', { exact: true }).waitFor()
    await timed(figures, 'next application', () => page.keyboard.press('n'))
    await page.getByText('Not submitted', { exact: true }).waitFor()
  }
}

async function measureServer(): Promise<Map<string, number[]>> {
  const { chair, reviewer, scholarshipId, toScore, keys } = review
  const save = `mutation Save($input: SaveScoreInput!) { saveScore(input: $input) { __typename ... on ReviewApplicationChanged { application { id myScore { total isFinal } scores { total } } } } }`
  const open = `query Open($id: ID!) { reviewApplication(id: $id) { id nextId form { fields { name pieces { text } } } } }`
  const list = `query List($id: ID!) { review(scholarshipId: $id) { scholarshipId applications(first: 100) { totalCount edges { node { id rank adjustedScore } } } } }`
  const figures = new Map<string, number[]>()
  const ask = async (name: string, by: Client, query: string, variables: object) => {
    const from = performance.now()
    const { status, text } = await by.post('/graphql', { query, variables })
    if (status !== 200 || text.includes('"errors"')) throw new Error(text.slice(0, 300))
    figures.set(name, [...(figures.get(name) ?? []), performance.now() - from])
  }
  for (const applicationId of toScore.slice(-rounds)) {
    const points = keys.map((key) => ({ key, points: 1 }))
    const input = { applicationId, points, isFinal: true }
    await ask('a score is saved', reviewer, save, { input })
    await ask('an application is opened', reviewer, open, { id: applicationId })
    await ask('a page of the list', chair, list, { id: scholarshipId })
  }
  return figures
}
