import { isShut } from '@landfall/immigration-rules/deadlines'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import {
  COUNTRY_DOUBT,
  COUNTRY_RULE,
  type CountryLimits,
} from '@landfall/immigration-rules/rules/country-restrictions'
import { enumOf, presentRule } from '../rule/rule.present.ts'
import { DISCLAIMER } from './immigration-date.ts'
import type { ProfileView } from './read-profile.ts'
import { stepOf } from './step-of.ts'

export function presentProfile(view: ProfileView) {
  const { profile, training, movedDates } = view
  const { days, i94, level, optLevel, stages, spells, ...facts } = profile
  return {
    ...facts,
    id: view.studentId,
    version: view.version,
    updatedAt: view.updatedAt,
    days: Object.entries(days).map(([name, day]) => ({ name, day })),
    i94: enumOf(i94),
    level: level && enumOf(level),
    optLevel: optLevel && enumOf(optLevel),
    stages: Object.entries(stages).map(([guidanceType, currentStatus]) => {
      return { guidanceType: enumOf(guidanceType), currentStatus: enumOf(currentStatus) }
    }),
    spells: spells.map((spell) => ({
      ...spell,
      kind: enumOf(spell.kind),
      level: spell.level && enumOf(spell.level),
    })),
    asOf: view.today,
    deadlines: view.deadlines.map(presentDeadline),
    training: {
      ...training,
      cpt: training.cpt.map(({ level: at, account }) => {
        return { ...account, level: at && enumOf(at) }
      }),
    },
    countryLimits: presentLimits(view.countryLimits),
    movedDates: movedDates.map(({ isSeen, ...moved }) => ({ ...moved, isNew: !isSeen })),
    disclaimer: DISCLAIMER,
  }
}

/**
 * A window that would close before it opens has no last day: it needs another recommendation, and its step says so.
 */
export function presentDeadline(dated: DatedRule) {
  const { rule, deadline } = dated
  const { ruleId, number, opensOn, milder } = deadline
  const { closesOn, urgedOn, standing } = isShut(deadline)
    ? ({ closesOn: null, urgedOn: null, standing: 'unknown' } as const)
    : deadline
  return {
    id: `${ruleId}:${number}`,
    rule: presentRule(rule),
    number,
    opensOn,
    closesOn,
    urgedOn,
    milder,
    standing: enumOf(standing),
    step: stepOf(dated),
  }
}

const SAYS: Readonly<Record<'full' | 'partial' | 'held', string>> = {
  full: 'A proclamation suspends new visas for citizens of your country, F, M and J visas included; a visa issued before 2026 is not revoked by it. With a passport of another country this may not apply to you. If you are in the United States, ask your DSO (on J-1: your RO) before you leave. USCIS may hold an I-765 or I-539: file within the window anyway.',
  partial:
    'A proclamation limits new visas for citizens of your country, F, M and J visas included; a visa issued before 2026 is not revoked by it. With a passport of another country this may not apply to you. If you are in the United States, ask your DSO (on J-1: your RO) before you leave. USCIS may hold an I-765 or I-539: file within the window anyway.',
  held: 'USCIS may hold an I-765 or I-539 of citizens of your country and of people born there: file within the window anyway.',
}

export function presentLimits({ visa, mayBeHeld }: CountryLimits) {
  const { source, verifiedOn, confidence } = COUNTRY_RULE
  return {
    visa: visa && enumOf(visa),
    mayBeHeld,
    says: mayBeHeld ? `${SAYS[visa ?? 'held']} ${COUNTRY_DOUBT}` : null,
    source,
    verifiedOn,
    confidence: enumOf(confidence),
  }
}
