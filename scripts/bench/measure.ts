/** Shared by the benches: paired rounds, medians, a table for people and a line for programs. */
import { cpus, loadavg } from 'node:os'

/** Does the work once and returns its figure, for example requests a second. */
export type Variant = () => Promise<number>

/** Figures by variant, in the order of the rounds. */
export type Figures = ReadonlyMap<string, readonly number[]>

/**
 * Runs every variant once in each round, in every second round in reverse order, so that other work of the machine
 * meets all of them alike. The first round warms up and does not count.
 */
export async function runPaired(
  variants: Readonly<Record<string, Variant>>,
  rounds: number,
): Promise<Figures> {
  const figures = new Map(Object.keys(variants).map((name) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round++) {
    const entries = Object.entries(variants)
    for (const [name, run] of round % 2 === 0 ? entries : entries.toReversed()) {
      const figure = await run()
      if (round > 0) figures.get(name)?.push(figure)
    }
  }
  return figures
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of the rounds' own ratios, so that a slow minute of the machine counts on both sides. */
export function pairedRatio(figures: Figures, of: string, to: string): number {
  const bases = figures.get(to) ?? []
  return median((figures.get(of) ?? []).map((figure, at) => figure / (bases[at] ?? 0)))
}

export type Ratio = { name: string; value: number; goal?: number }

/** The table, the ratios with their goals, and everything again as one line of JSON. */
export function report(o: {
  bench: string
  unit: string
  figures: Figures
  ratios: readonly Ratio[]
  notes?: Record<string, unknown>
}): void {
  const { bench, unit, notes } = o
  say(`\n${bench}, ${unit}`)
  for (const [name, values] of o.figures) {
    say(`  ${name.padEnd(44)} ${shown(median(values)).padStart(10)}   (${range(values)})`)
  }
  for (const { name, value, goal } of o.ratios) say(ratioLine(name, value, goal))
  const medians = [...o.figures].map(([name, values]) => [name, round(median(values))])
  const ratios = o.ratios.map(({ name, value }) => [name, round(value)])
  say(
    JSON.stringify({
      bench,
      at: new Date().toISOString(),
      machine: machine(),
      unit,
      medians: Object.fromEntries(medians),
      ratios: Object.fromEntries(ratios),
      ...notes,
    }),
  )
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Seconds that the work takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1_000
}

/**
 * Returns a function that gives the seconds that a core has worked for this process. A process on a core of its own
 * takes as long; on a machine that others use too, only this can be compared.
 */
export function startCpuClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
}

function ratioLine(name: string, value: number, goal: number | undefined): string {
  const verdict =
    goal === undefined ? '' : `   goal ${goal}: ${value >= goal ? 'met' : 'missed'}`
  return `  ${name.padEnd(44)} ${`× ${value.toFixed(2)}`.padStart(10)}${verdict}`
}

export function machine() {
  const [first] = cpus()
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    load: round(loadavg()[0] ?? 0),
    node: process.version,
  }
}

function range(values: readonly number[]): string {
  return `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}
