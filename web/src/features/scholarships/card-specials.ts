import { scholarshipMessages as text } from './scholarship-messages.ts'
import { levelNames } from './search-messages.ts'

type Facts = {
  provider: string
  isTiedToAdmission?: boolean | null
  university?: { name: string } | null
  isWomenOnly?: boolean | null
  isRenewable?: boolean | null
  requiresEssay?: boolean | null
  degreeLevel?: readonly string[] | null
}

/** What sets a scholarship apart, what matters most first, then its levels; only what is stated. */
export function specialsOf(facts: Facts): string {
  const { provider, isTiedToAdmission, university } = facts
  const isOwn = university?.name === provider
  const said = [
    isTiedToAdmission && university && (isOwn ? text.tied : text.tiedTo(university.name)),
    facts.isWomenOnly && text.forWomen,
    facts.isRenewable && text.renewable,
    facts.requiresEssay === false && text.noEssay,
    ...(facts.degreeLevel ?? []).map((level) => levelNames[level.toLowerCase()] ?? level),
  ]
  return said.filter(Boolean).join(' · ')
}
