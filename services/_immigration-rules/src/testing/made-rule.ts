import type { Computation, Rule } from '../rule.ts'

/** A rule about OPT for tests, always in force. */
export function madeRule(id: string, compute: Computation, more: Partial<Rule> = {}): Rule {
  return {
    id,
    topics: ['opt'],
    title: id,
    says: 'Made up.',
    compute,
    source: 'Made up',
    effectiveFrom: null,
    effectiveTo: null,
    verifiedOn: '2026-11-22',
    confidence: 'secondary',
    ...more,
  }
}
