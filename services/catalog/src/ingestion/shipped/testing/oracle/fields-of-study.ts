import type { Truth } from './three-values.ts'

/** What lies directly below a field, as the oracle knows it. */
const BELOW: Readonly<Record<string, string>> = {
  stem: 'engineering computer-science mathematics natural-sciences',
  engineering: 'aerospace electrical-and-computer-engineering energy',
  'natural-sciences': 'biology chemistry physics environmental-science',
  'environmental-science': 'environmental-studies',
  medicine: 'public-health',
  business: 'accounting',
  'social-sciences':
    'anthropology development-studies economics gender-studies international-relations psychology public-policy',
  'international-relations': 'peace-and-conflict-studies',
  'arts-and-humanities': 'arts humanities',
  arts: 'fine-arts music',
  humanities: 'history literature philosophy',
  communications: 'journalism',
  education: 'language-teaching',
  architecture: 'urban-planning',
}
const ALONE = ['agriculture', 'law', 'veterinary-science']
const SAME: Readonly<Record<string, string>> = {
  'mathematics-and-statistics': 'mathematics',
  'international-affairs': 'international-relations',
}

const childrenOf = (code: string): string[] => BELOW[code]?.split(' ') ?? []
const parents = new Map(
  Object.keys(BELOW).flatMap((code) => childrenOf(code).map((child) => [child, code])),
)
const known = new Set([...ALONE, ...Object.keys(BELOW), ...parents.keys()])

/** "Electrical & Computer Engineering" as its code. */
export function codeOfField(name: string): string {
  const slug = name.toLowerCase().replace('&', 'and').replaceAll(' ', '-')
  const code = SAME[slug] ?? slug
  if (!known.has(code)) throw new Error(`The oracle does not know the field ${name}`)
  return code
}

function isWithin(code: string, wider: string): boolean {
  const parent = parents.get(code)
  return code === wider || (parent !== undefined && isWithin(parent, wider))
}

/** One of the own fields must be one of these or lie within; a wider one may mean either. */
export function truthOfFieldIn(asked: readonly string[], own: readonly string[]): Truth {
  if (own.length === 0) return null
  const pairs = own.flatMap((mine) => asked.map((code) => ({ mine, code })))
  if (pairs.some(({ mine, code }) => isWithin(mine, code))) return true
  return pairs.some(({ mine, code }) => isWithin(code, mine)) ? null : false
}

/** None of the own fields may be one of these; open where only a part of them is. */
export function truthOfFieldNotIn(
  leftOut: readonly string[],
  own: readonly string[],
): Truth {
  if (own.length === 0) return null
  const truths = own.map((mine) => truthOfFieldIn(leftOut, [mine]))
  if (truths.every((truth) => truth === true)) return false
  return truths.every((truth) => truth === false) ? true : null
}
