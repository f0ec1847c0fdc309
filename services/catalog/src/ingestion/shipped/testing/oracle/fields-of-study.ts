import type { Truth } from './three-values.ts'

/** What lies directly below a field, as the oracle knows it. */
const BELOW: Readonly<Record<string, string>> = {
  stem: 'engineering computer-science data-science information-systems mathematics natural-sciences',
  engineering:
    'aerospace biomedical-engineering chemical-engineering civil-engineering electrical-and-computer-engineering energy environmental-engineering industrial-engineering materials-science-and-engineering mechanical-engineering petroleum-engineering',
  'computer-science': 'artificial-intelligence cybersecurity software-engineering',
  'natural-sciences':
    'astronomy atmospheric-science biology chemistry earth-science physics environmental-science',
  biology: 'biochemistry biomedical-sciences biotechnology microbiology neuroscience',
  'environmental-science': 'environmental-studies',
  'health-sciences':
    'dentistry health-administration medical-laboratory-science medicine nursing nutrition-and-dietetics occupational-therapy pharmacy physical-therapy public-health',
  agriculture:
    'agricultural-economics animal-science food-science forestry plant-and-soil-science',
  business:
    'accounting business-analytics entrepreneurship finance hospitality-and-tourism human-resources international-business marketing supply-chain-management',
  'social-sciences':
    'anthropology criminology development-studies economics gender-studies geography international-relations political-science psychology public-policy sociology',
  'international-relations': 'peace-and-conflict-studies',
  'arts-and-humanities': 'arts humanities',
  arts: 'design film fine-arts performing-arts',
  design: 'fashion-design interior-design',
  'performing-arts': 'dance music theater',
  humanities:
    'history languages linguistics literature philosophy theology-and-religious-studies',
  communications: 'advertising-and-public-relations journalism',
  education: 'early-childhood-education language-teaching special-education',
  architecture: 'urban-planning',
}
const ALONE = [
  'aviation construction-management counseling law liberal-arts library-and-information-science',
  'social-work sports-science veterinary-science',
].flatMap((line) => line.split(' '))
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

/** One of the student's fields must be one of these or part of one; a wider field leaves it open. */
export function truthOfFieldIn(asked: readonly string[], own: readonly string[]): Truth {
  if (own.length === 0) return null
  const pairs = own.flatMap((mine) => asked.map((code) => ({ mine, code })))
  if (pairs.some(({ mine, code }) => isWithin(mine, code))) return true
  return pairs.some(({ mine, code }) => isWithin(code, mine)) ? null : false
}

/** None of the student's fields may be one of these; open if only a part of a field is. */
export function truthOfFieldNotIn(
  leftOut: readonly string[],
  own: readonly string[],
): Truth {
  if (own.length === 0) return null
  const truths = own.map((mine) => truthOfFieldIn(leftOut, [mine]))
  if (truths.every((truth) => truth === true)) return false
  return truths.every((truth) => truth === false) ? true : null
}
