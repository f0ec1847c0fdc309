/**
 * How soon a page in a browser has its live figures again after the gateway was killed: from
 * SIGKILL to the first answer over a new socket, the gateway's own start included.
 *
 *     E2E_URL=http://localhost:4000 E2E_STATE=.landfall node scripts/load/reconnect.ts [--rounds 10]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { signUp } from '../e2e/kit/people.ts'
import { useSession } from '../e2e/kit/acts.ts'
import { site } from '../e2e/kit/config.ts'
import { killHard } from '../e2e/kit/processes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const LIMIT_MS = 30_000
/** The supervisor restarts a process that ran for 10 s at once, as it does with one that dies now and then. */
const PAUSE_MS = 11_000

const browser = await chromium.launch({
  executablePath: site.browser,
  args: ['--no-sandbox', '--disable-gpu'],
})
const { client } = await signUp('student')
const context = await browser.newContext()
const page = await context.newPage()
await useSession(page, client.jar)

const seen = { answers: 0 }
page.on('websocket', (socket) =>
  socket.on('framereceived', ({ payload }) => {
    if (String(payload).includes('"type":"next"')) seen.answers += 1
  }),
)
await page.goto(`${site.url}/saved`)
await untilMoreThan(0)

const delays: number[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  await sleep(PAUSE_MS)
  const before = seen.answers
  const startedAt = performance.now()
  const untilReplaced = killHard('gateway')
  await untilMoreThan(before)
  delays.push(performance.now() - startedAt)
  await untilReplaced()
}
await browser.close()
delays.sort((one, other) => one - other)
const shown = [delays[Math.floor(delays.length / 2)], delays.at(-1)]
process.stdout.write(
  `${delays.length} killed gateways   p50, most: ${shown.map((ms) => `${ms?.toFixed(0)} ms`).join(', ')}\n`,
)

async function untilMoreThan(count: number): Promise<void> {
  const deadline = performance.now() + LIMIT_MS
  while (seen.answers <= count) {
    if (performance.now() > deadline) throw new Error(`No answer within ${LIMIT_MS} ms`)
    await sleep(10)
  }
}
