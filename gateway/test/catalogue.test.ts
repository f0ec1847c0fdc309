import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf } from './_documented-answers.ts'
import { createPerson } from './_person.ts'
import { type Platform, startPlatform } from './_platform.ts'

let platform: Platform
const person = () => createPerson(platform.url)
beforeAll(async () => void (platform = await startPlatform()))
afterAll(() => platform.stop())

describe('the catalogue, by REST', () => {
  it('answers every open scholarship with its source, and the documented shape', async () => {
    const visitor = person()
    const list = await visitor.get('/api/scholarships')
    const count = (await visitor.get('/api/scholarships/count')).body['totalCount']
    expect(list.headers.get('x-total-count')).toBe(String(count))
    expect(list.body).toHaveLength(Math.min(500, Number(count)))
    expect(
      answersOf('GET /api/scholarships').safeParse(list.body).error?.issues ?? [],
    ).toEqual([])
    expect(list.body.every((row) => row['source'])).toBe(true)
    const one = await visitor.get(`/api/scholarships/${list.body[0]?.['slug']}`)
    expect(one.body).toMatchObject({ id: list.body[0]?.['id'] })
  })

  it('answers one scholarship with who decides each of its requirements', async () => {
    const visitor = person()
    const list = await visitor.get('/api/scholarships')
    const deciders = new Set<unknown>()
    for (const row of list.body.filter((one) => one['requirements']).slice(0, 60)) {
      const { body } = await visitor.get(`/api/scholarships/${row['slug']}`)
      const { error, data } = answersOf('GET /api/scholarships/:id').safeParse(body)
      expect(error?.issues ?? []).toEqual([])
      const { requirementDetails: details } = data as {
        requirementDetails: Record<string, unknown>[]
      }
      expect(details.map(({ text }) => text)).toEqual(row['requirements'])
      for (const { decidedBy, rule, question } of details) {
        deciders.add(decidedBy)
        expect([rule !== null, question !== null]).toEqual([
          decidedBy === 'profile',
          decidedBy === 'question',
        ])
      }
    }
    expect([...deciders]).toEqual(expect.arrayContaining(['profile', 'question', 'action']))
  })

  it('leads through all universities by Link, without a gap or a repeat', async () => {
    const visitor = person()
    const ids: unknown[] = []
    let path: string | undefined = '/api/universities?sort=name'
    let total = 0
    while (path) {
      const page = await visitor.get(path)
      expect(page.status).toBe(200)
      ids.push(...page.body.map((row) => row['id']))
      total = Number(page.headers.get('x-total-count'))
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(total).toBeGreaterThan(2_000)
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  })

  it('tells a press on Sync when the catalogue was refreshed', async () => {
    const answer = await person().post('/api/scholarships/sync-external')
    expect(answer.body['message']).toMatch(
      /^Loaded on \d+ \w+ \d{4} from lists of .+\. \d+ scholarships\.$/,
    )
  })
})
