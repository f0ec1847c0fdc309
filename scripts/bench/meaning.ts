/**
 * How well different ways to compare texts by meaning find the texts that belong together, on labeled sets of our
 * own (`meaning/`), and how long they take:
 *
 *     npm run bench meaning
 */
import { machine, say } from './measure.ts'
import { DUPLICATE_CASES } from './meaning/duplicates.ts'
import { awardOf, labeledTasks, type LabeledTask } from './meaning/labeled-tasks.ts'
import { areaUnder, meanQuality, type Quality, qualityOf } from './meaning/quality.ts'
import { THREADS } from './meaning/related-threads.ts'
import { threadsInForum } from './meaning/threads-in-forum.ts'
import { VARIANTS } from './meaning/variants.ts'

type Line = Quality & { task: string; variant: string; microsecondsPerPair: number | null }
type Scores = (asking: number) => readonly number[]

const lines: Line[] = []
for (const task of labeledTasks()) {
  const { name, asking, candidates, product } = task
  for (const [variant, make] of Object.entries(VARIANTS)) {
    const nearness = make(candidates)
    measure(task, variant, (at) =>
      candidates.map((text) => nearness(asking[at] ?? '', text)),
    )
  }
  if (product !== null)
    measure(task, 'the product', (at) => candidates.map((_, place) => product(at, place)))
  if (name === 'related threads') {
    const titles = THREADS.map(({ title }) => title)
    const [byTitle, byAll] = await threadsInForum(THREADS, [titles, asking])
    lines.push(lineOf(task, 'the product', (at) => byAll?.[at] ?? []))
    lines.push(lineOf(task, 'so, titles alone', (at) => byTitle?.[at] ?? []))
  }
}
for (const { task, variant, recall, ndcg, auc, microsecondsPerPair: pair } of lines) {
  const time = pair === null ? '' : `${pair.toFixed(1)} µs a pair`
  const shares = [recall, ndcg, auc].map((share) => share.toFixed(3).padStart(8)).join('')
  say(`${task.padEnd(18)} ${variant.padEnd(20)}${shares}   ${time}`)
}
const pairs = pairsOfDuplicates()
for (const [variant, auc] of pairs)
  say(`pairs of look-alikes, AUC: ${variant} ${auc.toFixed(3)}`)
say(
  JSON.stringify({
    bench: 'meaning',
    at: new Date().toISOString(),
    machine: machine(),
    lines,
    pairs: Object.fromEntries(pairs),
  }),
)

/** Runs once to fill what is kept of each text, then again with the CPU's time measured. */
function measure(task: LabeledTask, variant: string, scores: Scores): void {
  const line = lineOf(task, variant, scores)
  const before = process.cpuUsage()
  for (const at of task.asking.keys()) scores(at)
  const { user, system } = process.cpuUsage(before)
  const count = task.asking.length * task.candidates.length
  lines.push({ ...line, microsecondsPerPair: (user + system) / count })
}

function lineOf(task: LabeledTask, variant: string, scores: Scores): Line {
  const qualities = task.asking.map((_, at) => {
    const places = [...task.candidates.keys()].filter((place) => !task.isLeftOut(at, place))
    const all = scores(at)
    return qualityOf(
      places.map((place) => all[place] ?? 0),
      (nth) => task.fits(at, places[nth] ?? -1),
    )
  })
  return { task: task.name, variant, ...meanQuality(qualities), microsecondsPerPair: null }
}

/** Scores whether a pair is one award, as far as a variant can tell it from pairs that only look like one. */
function pairsOfDuplicates(): [string, number][] {
  const texts = DUPLICATE_CASES.map(({ shipped, other, isSame }) => {
    const { title, provider } = awardOf(shipped)
    return { a: `${title} ${provider}`, b: `${other.title} ${other.provider}`, isSame }
  })
  return Object.entries(VARIANTS).map(([variant, make]) => {
    const nearness = make(texts.map(({ a }) => a))
    const scored = texts.map(({ a, b, isSame }) => ({
      score: nearness(a, b),
      isFit: isSame,
    }))
    return [variant, areaUnder(scored)]
  })
}
