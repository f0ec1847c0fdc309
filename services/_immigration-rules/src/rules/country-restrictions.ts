import type { CalendarDay } from '@landfall/calendar/day'
import type { ImmigrationFacts } from '../facts.ts'
import { isInForce, type Rule } from '../rule.ts'

export type Restriction = 'full' | 'partial'

/**
 * Proclamation 10998, in force from 1 January 2026: 19 countries in full, 19 in part, where the part includes F, M and J visas, as the Department of State says of it;
 * a 39th, Turkmenistan, only for immigrants, but USCIS holds forms of all 39 (PM-602-0194). Read on the page of the University of Washington ISS of December 2025;
 * what came after February 2026 was not verified. ISO 3166-1 alpha-2.
 */
export const COUNTRY_RULE: Pick<
  Rule,
  'id' | 'title' | 'source' | 'effectiveFrom' | 'effectiveTo' | 'verifiedOn' | 'confidence'
> = {
  id: 'F7',
  title: 'Limits by country of citizenship and birth',
  source:
    'Proclamation 10998; USCIS PM-602-0194; Brown ISSS (6 February 2026), MIT ISO, Drexel, Bates, University of Washington ISS; UC Merced (another passport, of the proclamation before it)',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  verifiedOn: '2026-11-22',
  confidence: 'unconfirmed',
}

/** The lists were read until then; said with all that is said of them. */
export const COUNTRY_DOUBT = 'What changed after February 2026 could not be checked.'

const FULL = 'AF BF MM TD CG GQ ER HT IR LA LY ML NE SL SO SS SD SY YE'
const PARTIAL = 'AO AG BJ BI CI CU DM GA GM MW MR NG SN TZ TG TO VE ZM ZW'

export const RESTRICTED: ReadonlyMap<string, Restriction> = new Map([
  ...FULL.split(' ').map((code) => [code, 'full'] as const),
  ...PARTIAL.split(' ').map((code) => [code, 'partial'] as const),
])

/** Countries of the hold: those, and Turkmenistan, whose students' visas are not limited. */
export const HELD: ReadonlySet<string> = new Set([...RESTRICTED.keys(), 'TM'])

export type CountryLimits = {
  /** New visas, by citizenship alone; null: none that we know of. */
  visa: Restriction | null
  /** USCIS may hold an I-765 or I-539, by citizenship or birth. */
  mayBeHeld: boolean
}

/** What the proclamation and the hold that followed may mean; a visa of before 2026 is not revoked by them. */
export function countryLimits(
  facts: Pick<ImmigrationFacts, 'citizenships' | 'birthCountry' | 'hasPalestinianDocument'>,
  today: CalendarDay,
): CountryLimits {
  if (!isInForce(COUNTRY_RULE, today)) return { visa: null, mayBeHeld: false }
  const { citizenships, birthCountry, hasPalestinianDocument } = facts
  const found = citizenships.flatMap((code) => RESTRICTED.get(code) ?? [])
  if (hasPalestinianDocument) found.push('full')
  const own = birthCountry === null ? citizenships : [...citizenships, birthCountry]
  const visa = found.includes('full') ? 'full' : (found[0] ?? null)
  return { visa, mayBeHeld: visa !== null || own.some((code) => HELD.has(code)) }
}
