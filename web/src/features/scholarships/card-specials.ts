import { scholarshipMessages as text } from './scholarship-messages.ts'
import { levelNames } from './search-messages.ts'

type Facts = {
  provider: string
  isTiedToAdmission?: boolean | null
  university?: { name: string } | null
  isWomenOnly?: boolean | null
  isRenewable?: boolean | null
  requiresEssay?: boolean | null
  /** Names, or one rule: "All countries except USA". */
  eligibleCountries?: readonly string[] | null
  degreeLevel?: readonly string[] | null
}

const SHOWN = 3

/**
 * What makes a scholarship special, the most important first,
 * then who may apply (countries and levels); only stated facts.
 */
export function specialsOf(facts: Facts): string {
  const { provider, isTiedToAdmission, university } = facts
  const isOwn = university?.name === provider
  const said = [
    isTiedToAdmission && university && (isOwn ? text.tied : text.tiedTo(university.name)),
    facts.isWomenOnly && text.forWomen,
    facts.isRenewable && text.renewable,
    facts.requiresEssay === false && text.noEssay,
    countriesInWords(facts.eligibleCountries ?? []),
    ...(facts.degreeLevel ?? [])
      .slice(0, SHOWN)
      .map((level) => levelNames[level.toLowerCase()] ?? level),
  ]
  return said.filter(Boolean).join(' · ')
}

/** "Open to Ghana, Kenya, Nepal +4 more", "Open to all countries except USA"; an empty text for none. */
function countriesInWords(names: readonly string[]): string {
  const first = names.slice(0, SHOWN).join(', ')
  if (first === '') return ''
  const isRule = names.length === 1 && first.includes('ountries')
  return text.openTo(
    isRule ? first.charAt(0).toLowerCase() + first.slice(1) : first,
    names.length - SHOWN,
  )
}
