import type { Bound, Computation } from '@landfall/immigration-rules/rule'

type Range = { min: number; max: number }

/**
 * One figure of a rule that an administrator may change. The day that a rule counts from is fixed by the rules'
 * package.
 */
export type RuleNumber = Range & { key: string; label: string; value: number }

/**
 * The ranges of a rule's figures: every student's dates are computed from them and stored. Amounts in US$ cannot be
 * negative.
 */
const RANGES = {
  everyMonths: { min: 1, max: 60 },
  times: { min: 1, max: 20 },
  grace: { min: 0, max: 366 },
  ahead: { min: 0, max: 366 },
  milder: { min: 0, max: 366 },
  usd: { min: 0, max: 100_000 },
} as const satisfies Record<string, Range>

const UNIT_RANGES: Readonly<Record<Bound['unit'], Range>> = {
  days: { min: -4_000, max: 4_000 },
  'business-days': { min: -260, max: 260 },
  months: { min: -132, max: 132 },
  aprils: { min: 1, max: 10 },
}

/** The figures of a computation; empty if it has none. */
export function numbersOf(compute: Computation): RuleNumber[] {
  switch (compute.kind) {
    case 'window':
      return [
        ...(compute.opens ? [ofBound('opens', 'Opens', compute.opens)] : []),
        ...compute.closes.map((bound, at) => ofBound(`closes.${at}`, 'Closes', bound)),
        ...(compute.urge ? [ofBound('urge', 'Act by', compute.urge)] : []),
        ...(compute.milder
          ? [ofBound('milder', 'Another source allows', compute.milder.closes)]
          : []),
      ]
    case 'series':
      return [
        numberOf('everyMonths', 'Every so many months', compute.everyMonths),
        numberOf('times', 'Times', compute.times),
        numberOf('grace', 'Days after', compute.grace),
        ...(compute.ahead === undefined
          ? []
          : [numberOf('ahead', 'Opens days before', compute.ahead)]),
        ...(compute.milder
          ? [numberOf('milder', 'Another source allows days after', compute.milder.grace)]
          : []),
      ]
    case 'cost':
      return [numberOf('usd', 'US$', compute.usd)]
    case 'documents':
    case 'condition':
      return []
  }
}

/** The computation with other figures; figures that are not named stay. */
export function withNumbers(
  compute: Computation,
  changed: ReadonlyMap<string, number>,
): Computation {
  const bound = <Kind extends Bound>(key: string, before: Kind): Kind => {
    return { ...before, plus: changed.get(key) ?? before.plus }
  }
  switch (compute.kind) {
    case 'window': {
      const { opens, closes, urge, milder, ...kind } = compute
      return {
        ...kind,
        opens: opens && bound('opens', opens),
        closes: closes.map((one, at) => bound(`closes.${at}`, one)),
        ...(urge ? { urge: bound('urge', urge) } : {}),
        ...(milder
          ? { milder: { ...milder, closes: bound('milder', milder.closes) } }
          : {}),
      }
    }
    case 'series': {
      const { ahead, milder, ...series } = compute
      return {
        ...series,
        everyMonths: changed.get('everyMonths') ?? compute.everyMonths,
        times: changed.get('times') ?? compute.times,
        grace: changed.get('grace') ?? compute.grace,
        ...(ahead === undefined ? {} : { ahead: changed.get('ahead') ?? ahead }),
        ...(milder
          ? { milder: { ...milder, grace: changed.get('milder') ?? milder.grace } }
          : {}),
      }
    }
    case 'cost':
      return { ...compute, usd: changed.get('usd') ?? compute.usd }
    case 'documents':
    case 'condition':
      return compute
  }
}

function numberOf(key: keyof typeof RANGES, label: string, value: number): RuleNumber {
  return { key, label, value, ...RANGES[key] }
}

/** "Closes: business days from visaInterview" */
function ofBound(key: string, label: string, { from, plus, unit }: Bound): RuleNumber {
  const anchors = typeof from === 'string' ? from : from.join(' or ')
  const words = `${label}: ${unit.replace('-', ' ')} from ${anchors}`
  return { key, label: words, value: plus, ...UNIT_RANGES[unit] }
}
