/**
 * How soon a change to an award shows in matches: its owner publishes, edits or closes it, and a student matches
 * until the result shows the change.
 *
 *     E2E_URL=http://localhost:4000 E2E_ADMIN_EMAIL=… E2E_ADMIN_PASSWORD=… \
 *       node scripts/load/freshness.ts [--changes 1000]
 *
 * Time runs from the owner's answer to the end of the first match that shows the change, so it includes a
 * whole match. The platform's limits must be raised: MATCHES_PER_HOUR, REGISTRATIONS_PER_HOUR.
 */
import { parseArgs } from 'node:util'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../e2e/kit/people.ts'
import type { Client } from '../e2e/kit/rest.ts'

const { values } = parseArgs({ options: { changes: { type: 'string', default: '1000' } } })
const changes = Number(values.changes)
const LIMIT_MS = 10_000

/** This profile has few other awards open, so that ours is always among the matches that are shown. */
const profile = {
  academicField: 'Engineering',
  degreeLevel: 'graduate',
  gpa: '3.50',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Build wells in dry regions',
}
const OUT_OF_REACH = '4.00'
const IN_REACH = '3.00'

type Award = { id: string }
type Matches = { matches: { scholarshipId: string }[] }

const donor = await signUpDonor({ isVerified: true })
const { client: student } = await signUp('student')
const made = await donor.client.post<Award>(
  '/api/scholarships',
  scholarshipForm({
    status: 'draft',
    amountType: 'full-tuition',
    eligibleCountries: ['Kenya'],
  }),
)
expectStatus(made, 201)
const path = `/api/scholarships/${made.body.id}`

/** Each change turns the award into a match or out of the matches. */
const steps: { name: string; isMatch: boolean; run: () => ReturnType<Client['post']> }[] = [
  { name: 'publish', isMatch: true, run: () => donor.client.post(`${path}/publish`) },
  { name: 'edit', isMatch: false, run: () => edit(OUT_OF_REACH) },
  { name: 'edit', isMatch: true, run: () => edit(IN_REACH) },
  { name: 'close', isMatch: false, run: () => donor.client.post(`${path}/close`) },
]

const delays = new Map<string, number[]>()
for (let index = 0; index < changes; index++) {
  const step = steps[index % steps.length]
  if (!step) continue
  expectStatus(await step.run(), 200)
  const delay = await untilSeen(step.isMatch)
  delays.set(step.name, [...(delays.get(step.name) ?? []), delay])
}
for (const [name, figures] of [...delays, ['all', [...delays.values()].flat()] as const]) {
  const line = [0.5, 0.95, 0.99, 1].map(
    (share) => `${percentile(figures, share).toFixed(0)} ms`,
  )
  process.stdout.write(
    `${name.padEnd(8)} ${String(figures.length).padStart(5)} changes   p50, p95, p99, most: ${line.join(', ')}\n`,
  )
}

function edit(gpaRequirement: string) {
  return donor.client.patch(path, { gpaRequirement })
}

async function untilSeen(isMatch: boolean): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const answer = await student.post<Matches>('/api/ai/match?limit=50', { profile })
    expectStatus(answer, 200)
    const delay = performance.now() - startedAt
    const isSeen = answer.body.matches.some((one) => one.scholarshipId === made.body.id)
    if (isSeen === isMatch) return delay
    if (delay > LIMIT_MS) throw new Error(`Not seen within ${LIMIT_MS} ms`)
  }
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
