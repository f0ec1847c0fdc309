import { say } from '../measure.ts'
import { type Times, type Way, quantile, withMix } from './times.ts'

/** The ways to search one catalog. */
export type Ways = Record<string, Way>

export const PEER = 'tantivy'
const KINDS = ['filter', 'page', 'amount', 'text', 'facets', 'typo', 'mix']
/** The highest ratio of our p95 to the peer's. */
const GOALS: Readonly<Record<string, number>> = {
  filter: 0.1,
  page: 0.1,
  amount: 0.1,
  text: 0.3,
  facets: 0.4,
  typo: 3,
  mix: 0.5,
}
/** The way that the goals are about. */
const MEASURED = 'index'

/** The milliseconds of every way, and their ratio to the peer's. */
export function reportWays(rows: number, ways: Ways): void {
  say(`\n${rows.toLocaleString('en')} listings, milliseconds (p50 / p95)`)
  const names = Object.keys(ways)
  say(`  ${'question'.padEnd(8)}${names.map((name) => name.padStart(21)).join('')}`)
  for (const kind of KINDS) {
    const cells = names.map((name) => shown(ways[name], kind).padStart(21))
    say(`  ${kind.padEnd(8)}${cells.join('')}`)
  }
  for (const [name, { failed }] of Object.entries(ways)) {
    if (failed > 0) say(`  ${name}: ${failed} questions were given up by the database`)
  }
  const peer = ways[PEER]
  if (peer === undefined) return
  say(`  p95 of ours, × of ${PEER}'s`)
  for (const kind of KINDS) {
    const cells = names.map((name) => ratioTo(peer, ways[name], kind).padStart(21))
    say(`  ${kind.padEnd(8)}${cells.join('')}${verdict(peer, ways[MEASURED], kind)}`)
  }
}

/** How much longer each question takes in the larger catalog. */
export function reportGrowth(
  smaller: { rows: number; ways: Ways },
  larger: { rows: number; ways: Ways },
): void {
  say(
    `\np95 at ${larger.rows.toLocaleString('en')} / p95 at ${smaller.rows.toLocaleString('en')}`,
  )
  const names = Object.keys(larger.ways)
  say(`  ${'question'.padEnd(8)}${names.map((name) => name.padStart(21)).join('')}`)
  for (const kind of KINDS) {
    const cells = names.map((name) => {
      const before = smaller.ways[name]
      return (before ? ratioTo(before, larger.ways[name], kind) : '').padStart(21)
    })
    say(`  ${kind.padEnd(8)}${cells.join('')}`)
  }
}

/** Everything again, for programs. */
export function summary(ways: Ways): Record<string, Record<string, [number, number]>> {
  return Object.fromEntries(
    Object.entries(ways).map(([name, { times }]) => [
      name,
      Object.fromEntries(
        Object.entries(withMix(times)).map(([kind, all]) => [
          kind,
          [rounded(quantile(all, 0.5)), rounded(quantile(all, 0.95))],
        ]),
      ),
    ]),
  )
}

function shown(way: Way | undefined, kind: string): string {
  const all = way === undefined ? undefined : timesOfKind(way.times, kind)
  if (all === undefined) return ''
  return `${milliseconds(quantile(all, 0.5))} / ${milliseconds(quantile(all, 0.95))}`
}

function ratio(to: Way, of: Way | undefined, kind: string): number {
  if (of === undefined) return Number.NaN
  const ours = timesOfKind(of.times, kind) ?? []
  return quantile(ours, 0.95) / quantile(timesOfKind(to.times, kind) ?? [], 0.95)
}

function timesOfKind(times: Times, kind: string): number[] | undefined {
  return withMix(times)[kind]
}

function ratioTo(to: Way, of: Way | undefined, kind: string): string {
  const value = ratio(to, of, kind)
  return Number.isNaN(value) ? '' : `× ${value.toPrecision(3)}`
}

function verdict(peer: Way, ours: Way | undefined, kind: string): string {
  const goal = GOALS[kind]
  const value = ratio(peer, ours, kind)
  if (goal === undefined || Number.isNaN(value)) return ''
  return `   goal ${goal}: ${value <= goal ? 'met' : 'missed'}`
}

function milliseconds(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
