import { detailMessages as text } from './detail-messages.ts'

type LanguageFacts = {
  languageRequirement?: string | null
  minToeflScore?: number | null
  minIeltsScore?: string | null
  minDuolingoScore?: number | null
  acceptsEnglishWaivers?: boolean | null
  englishWaiverConditions?: readonly string[] | null
}

/** What is asked of one's English, line by line; empty when nothing is stated. */
export function languageLines(facts: LanguageFacts): string[] {
  const { languageRequirement, minToeflScore, minIeltsScore, minDuolingoScore } = facts
  return [
    languageRequirement ?? null,
    minToeflScore == null ? null : text.toefl(minToeflScore),
    minIeltsScore == null ? null : text.ielts(minIeltsScore),
    minDuolingoScore == null ? null : text.duolingo(minDuolingoScore),
    facts.acceptsEnglishWaivers === true ? text.waivers : null,
    ...(facts.englishWaiverConditions ?? []),
  ].filter((line) => line !== null)
}
