import { detailMessages as text } from './detail-messages.ts'

type LanguageFacts = {
  minToeflScore?: number | null
  minIeltsScore?: string | null
  minDuolingoScore?: number | null
  acceptsEnglishWaivers?: boolean | null
  englishWaiverConditions?: readonly string[] | null
}

/**
 * The English requirements, line by line; empty when nothing is stated. Other words about languages are a condition.
 */
export function languageLines(facts: LanguageFacts): string[] {
  const { minToeflScore, minIeltsScore, minDuolingoScore } = facts
  return [
    minToeflScore == null ? null : text.toefl(minToeflScore),
    minIeltsScore == null ? null : text.ielts(minIeltsScore),
    minDuolingoScore == null ? null : text.duolingo(minDuolingoScore),
    facts.acceptsEnglishWaivers === true ? text.waivers : null,
    ...(facts.englishWaiverConditions ?? []),
  ].filter((line) => line !== null)
}

/** The listing's own words about a language are shown beside the tests. */
export const isOfLanguage = (key: string) => key === 'language-details'
