import type { Bound, Computation } from '@landfall/immigration-rules/rule'

/** One figure of a rule that an administrator may change. What a rule counts from is the package's to say. */
export type RuleNumber = { key: string; label: string; value: number }

/** The figures of a computation; none where it has none. */
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
        { key: 'everyMonths', label: 'Every so many months', value: compute.everyMonths },
        { key: 'times', label: 'Times', value: compute.times },
        { key: 'grace', label: 'Days after', value: compute.grace },
      ]
    case 'cost':
      return [{ key: 'usd', label: 'US$', value: compute.usd }]
    case 'documents':
    case 'condition':
      return []
  }
}

/** The computation with other figures; those that are not named stay. */
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
    case 'series':
      return {
        ...compute,
        everyMonths: changed.get('everyMonths') ?? compute.everyMonths,
        times: changed.get('times') ?? compute.times,
        grace: changed.get('grace') ?? compute.grace,
      }
    case 'cost':
      return { ...compute, usd: changed.get('usd') ?? compute.usd }
    case 'documents':
    case 'condition':
      return compute
  }
}

/** "Closes: business days from visaInterview" */
function ofBound(key: string, label: string, { from, plus, unit }: Bound): RuleNumber {
  const anchors = typeof from === 'string' ? from : from.join(' or ')
  return { key, label: `${label}: ${unit.replace('-', ' ')} from ${anchors}`, value: plus }
}
