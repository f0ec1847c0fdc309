/**
 * Whether scores that are adjusted for their reviewers rank applications better than the plain mean, on panels whose
 * truth is known (`simulated-panel.ts`), and how long the adjustment takes:
 *
 *     npm run bench review-drift
 */
import {
  adjustScores,
  type AdjustedScore,
} from '../../services/applications/src/review/drift/adjust-scores.ts'
import { kendallTau } from '../../services/applications/src/review/drift/kendall-tau.ts'
import {
  simulatePanel,
  type SimulatedPanel,
} from '../../services/applications/src/review/drift/simulated-panel.ts'
import { say } from './measure.ts'

const SEEDS = Array.from({ length: 20 }, (_unused, index) => index + 1)
const MAX_PANEL = { applications: 1_000, reviewers: 20 }
const MAX_CPU_MS = 100

let isMet = true
for (const each of [2, 3]) {
  const panels = SEEDS.map((seed) =>
    simulatePanel({ seed, applications: 200, reviewers: 10, each }),
  )
  const raw = meanOf(panels.map((panel) => tauOf(panel, 'raw')))
  const adjusted = meanOf(panels.map((panel) => tauOf(panel, 'adjusted')))
  isMet &&= adjusted > raw
  say(
    `200 applications, 10 reviewers, ${each} scores each: Kendall's tau with the truth ${raw.toFixed(3)} by the mean, ${adjusted.toFixed(3)} adjusted (${SEEDS.length} panels)`,
  )
}
for (const each of [3, MAX_PANEL.reviewers]) {
  const { given } = simulatePanel({ seed: 1, ...MAX_PANEL, each })
  adjustScores(given)
  const begun = process.cpuUsage()
  adjustScores(given)
  const { user, system } = process.cpuUsage(begun)
  const tookMs = (user + system) / 1_000
  isMet &&= tookMs <= MAX_CPU_MS
  say(
    `${MAX_PANEL.applications} applications, ${MAX_PANEL.reviewers} reviewers, ${each} scores each: ${tookMs.toFixed(0)} ms of CPU`,
  )
}
say(
  `goal closer than the mean, within ${MAX_CPU_MS} ms of CPU: ${isMet ? 'met' : 'not met'}`,
)
process.exitCode = isMet ? 0 : 1

function tauOf({ truth, given }: SimulatedPanel, which: keyof AdjustedScore): number {
  const { scores } = adjustScores(given)
  return kendallTau(
    [...truth.values()],
    [...truth.keys()].map((id) => scores.get(id)?.[which] ?? 0),
  )
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
