/** A reader at a gateway that stops goes on at the other one. */
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from '../kit/config.ts'
import { askModelServer, wordsUpTo } from '../kit/counting-model.ts'
import { follow, type Transport } from '../kit/live.ts'
import { expectStatus, saveAward, signUp, type SignedIn } from '../kit/people.ts'
import { processNames, stopInOrder } from '../kit/processes.ts'
import { createClient } from '../kit/rest.ts'
import { atSecond, bothAreUp, secondUrl } from '../kit/two-gateways.ts'

const ANSWER = `subscription ($replyId: ID!, $after: Int) {
  mentorReplyProgress(replyId: $replyId, after: $after) { sequence from piece isLast }
}`
const COUNTS = 'subscription { savedScholarshipCounts { total } }'

type Step = { sequence: number; from: number; piece: string; isLast: boolean }

const isHere =
  site.second !== null && site.model !== null && processNames.includes('gateway')

describe.runIf(isHere)('a gateway that stops', () => {
  beforeAll(bothAreUp)

  it('hands its live connections to the other one, with nothing missed or repeated', async () => {
    const student = await signUp('student')
    const [scholarship] = (await createClient().get<{ id: string }[]>('/api/scholarships'))
      .body
    const before = (await askModelServer()).length
    const replyId = await ask(student)
    const where = { gateway: site.url }
    const readers = (['socket', 'event-stream'] as const).map((transport) =>
      readAnswer(student, { replyId, transport, where }),
    )
    const counts = watchCounts(student, where)
    await eventually(() => counts.totals.includes(0))
    await eventually(() => readers.every(({ steps }) => steps.length > 3))

    stopInOrder('gateway')
    where.gateway = secondUrl
    await saveAward(atSecond(student.client), scholarship?.id ?? '')
    await eventually(() => readers.every(({ lines }) => lines.includes(secondUrl)))
    const heard = readers.map(({ steps }) => steps.length)
    await eventually(() =>
      readers.every(({ steps }, reader) => steps.length > (heard[reader] ?? 0) + 3),
    )
    await askModelServer('finish')
    await Promise.all(readers.map(({ ended }) => ended))
    const { words = 0 } = (await askModelServer())[before] ?? {}
    expect(words).toBeGreaterThan(0)
    for (const { steps } of readers) {
      expect(textOf(steps).trim()).toBe(wordsUpTo(words))
      const sequences = steps.map(({ sequence }) => sequence)
      expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    }
    await eventually(() => expect(counts.totals).toEqual([0, 1]))
    counts.stop()
  })
})

async function ask({ client }: SignedIn): Promise<string> {
  const question = { mentorId: 'maya', message: 'How do I begin?' }
  const asked = await client.post<{ replyId: string }>('/api/mentor/chat', question)
  expectStatus(asked, 201)
  return asked.body.replyId
}

/** Joins pieces as pages do: a piece may repeat what could have got lost, and never leaves anything out. */
function textOf(steps: readonly Step[]): string {
  return steps.reduce((text, { from, piece }) => {
    expect(from).toBeLessThanOrEqual(text.length)
    return text.slice(0, from) + piece
  }, '')
}

function readAnswer(
  { client }: SignedIn,
  o: { replyId: string; transport: Transport; where: { gateway: string } },
) {
  const { replyId, transport } = o
  const steps: Step[] = []
  const lines: string[] = []
  const ended = follow(client, {
    query: ANSWER,
    variables: () => ({ replyId, after: steps.at(-1)?.sequence ?? 0 }),
    onAnswer: ({ data }) => void steps.push(data?.['mentorReplyProgress'] as Step),
    isLast: () => steps.at(-1)?.isLast ?? false,
    signal: new AbortController().signal,
    gateway() {
      lines.push(o.where.gateway)
      return o.where.gateway
    },
    transport,
  })
  return { steps, lines, ended }
}

/** Notes each total once: a reader who comes back is first sent the total that they know. */
function watchCounts({ client }: SignedIn, where: { gateway: string }) {
  const stopping = new AbortController()
  const totals: number[] = []
  void follow(client, {
    query: COUNTS,
    variables: () => ({}),
    onAnswer({ data }) {
      const counts = data?.['savedScholarshipCounts'] as { total: number } | undefined
      if (counts && totals.at(-1) !== counts.total) totals.push(counts.total)
    },
    isLast: () => false,
    signal: stopping.signal,
    gateway: () => where.gateway,
  })
  return { totals, stop: () => stopping.abort() }
}
