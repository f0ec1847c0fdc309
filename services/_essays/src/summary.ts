import { CRITERIA, type CriterionCode, type EssayScore } from './essay-score.ts'

export const CRITERION_LABELS: Record<CriterionCode, string> = {
  'prompt-fit': 'Prompt fit',
  structure: 'Structure',
  specificity: 'Specific detail',
  voice: 'Voice',
  length: 'Length',
  grammar: 'Spelling and grammar',
}

const ASKED: Record<CriterionCode, RegExp> = {
  'prompt-fit': /\b(prompt|question|topic|relevan\w*|on track)\b/i,
  structure:
    /\b(structur\w*|organi[sz]\w*|paragraphs?|flow|opening|introduction|beginning|ending|conclusion|hook)\b/i,
  specificity:
    /\b(specific|details?|examples?|concrete|vague|clich\w*|generic|stor(y|ies))\b/i,
  voice: /\b(voice|tone|style|personal|passive|sound)\b/i,
  length: /\b(length|long|short|words?|limit|cut)\b/i,
  grammar: /\b(grammar|spelling|english|mistakes?|language|punctuation|errors?)\b/i,
}

/** The criteria that a student's wish for feedback names in its own words; empty when it names none. */
export function askedCriteria(specificFeedback: string | null): CriterionCode[] {
  return CRITERIA.filter((code) => ASKED[code].test(specificFeedback ?? ''))
}

/** A summary of the figures, in two or three sentences. */
export function summaryOf(score: EssayScore, specificFeedback: string | null): string {
  return [score.warning?.text ?? figures(score), wish(score, specificFeedback)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function figures({ overallScore, criteria }: EssayScore): string {
  const ranked = criteria
    .flatMap(({ code, score }) =>
      score === null || code === 'grammar' ? [] : [{ code, score }],
    )
    .toSorted((a, b) => b.score - a.score)
  const [best, worst] = [ranked[0], ranked.at(-1)]
  if (best === undefined || worst === undefined || best.score === worst.score) {
    return `${overallScore} of 100 by these rules.`
  }
  const of = ({ code, score }: typeof best) =>
    `${CRITERION_LABELS[code].toLowerCase()} (${score})`
  return `${overallScore} of 100 by these rules. Strongest: ${of(best)}. Most to gain: ${of(worst)}.`
}

function wish({ criteria }: EssayScore, specificFeedback: string | null): string {
  if (specificFeedback === null) return ''
  const asked = askedCriteria(specificFeedback)
  if (asked.length === 0) {
    return 'What you asked for feedback on is kept with the essay; rules cannot answer it.'
  }
  const named = criteria
    .filter(({ code }) => asked.includes(code))
    .map(({ code }) => CRITERION_LABELS[code].toLowerCase())
  return `You asked about ${named.join(' and ')}: look there first.`
}
