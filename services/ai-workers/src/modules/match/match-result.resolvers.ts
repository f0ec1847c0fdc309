import { notFound, throwProblem } from '@landfall/kit/core/problems'
import { countInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { CriterionExplanation } from '@landfall/matching/criteria/eligibility'
import { MAX_QUESTIONS } from '@landfall/matching/asked-awards'
import type { OpenQuestion } from '@landfall/matching/requirements/judge-requirement'
import type { Context } from '../../context.ts'
import {
  overallScoreOf,
  type ExplainedAward,
  type MatchResult,
  type MatchSummary,
} from './match-result.ts'
import type { OpenedResult } from './open-result.ts'

/** Represents a result until its awards are asked for. */
export type ResultRef = MatchSummary & {
  resultId: string
  totalScholarships: number
  /** Shown to others, so nothing may reveal the profile. */
  isShared: boolean
}

const MAX_SHOWN = 50
const FIRST = 10

const firstUpTo = (most: number) =>
  z.object({
    first: countInput(most)
      .nullish()
      .transform((first) => first ?? FIRST),
  })
const awardsArguments = firstUpTo(MAX_SHOWN)
const questionsArguments = firstUpTo(MAX_QUESTIONS)

export const matchResultFields = {
  matches: async (ref: ResultRef, args: unknown, context: Context) => {
    const { first } = parseOrThrow(awardsArguments, args)
    const { matches } = await openOnce(ref, context)
    return ref.isShared
      ? shownToOthers(matches).slice(0, first).map(presentToOthers)
      : matches.slice(0, first).map(presentAward)
  },
  async madeBy(ref: ResultRef, _args: unknown, context: Context) {
    // A private link shows no tips.
    const tipsBy = ref.isShared ? null : (await openOnce(ref, context)).tipsBy
    return tipsBy === null ? ref.madeBy : [...ref.madeBy, tipsBy]
  },
  toAnswer: openAwards('toAnswer'),
  toCheck: openAwards('toCheck'),
  nextQuestions: ({ nextQuestions }: ResultRef, args: unknown) =>
    nextQuestions.slice(0, parseOrThrow(questionsArguments, args).first),
  competitiveness: ({ competitiveness: { met, stated } }: ResultRef) => ({
    met,
    stated,
    percent: stated === 0 ? null : Math.round((met * 100) / stated),
  }),
}

/** Awards with something open, shown to the student alone. */
function openAwards(list: 'toAnswer' | 'toCheck') {
  return async (ref: ResultRef, args: unknown, context: Context) => {
    const { first } = parseOrThrow(awardsArguments, args)
    if (ref.isShared) return []
    const result = await openOnce(ref, context)
    return result[list].slice(0, first).map(presentAward)
  }
}

/**
 * The first field of a response reads the result for all fields, so that the note on the tips fits the tips shown.
 */
const opened = new WeakMap<ResultRef, Promise<OpenedResult>>()

function openOnce(ref: ResultRef, context: Context): Promise<OpenedResult> {
  const result = opened.get(ref) ?? openResultOrThrow(ref.resultId, context)
  opened.set(ref, result)
  return result
}

export function presentResult(resultId: string, summary: MatchSummary): ResultRef {
  return { ...summary, resultId, totalScholarships: summary.openCount, isShared: false }
}

/**
 * What a stranger sees of a result: as if the matches that reveal something about the student did not exist. Notes
 * are left out because they quote the profile ("Your IELTS is 6.5."), and the other counts because they follow from
 * it.
 */
export function presentResultToOthers(
  { id, matches }: MatchResult,
  summary: MatchSummary,
): ResultRef {
  const shown = shownToOthers(matches)
  return {
    ...presentResult(id, summary),
    overallScore: overallScoreOf(shown),
    matchCount: summary.matchCount - (matches.length - shown.length),
    datesAhead: shown.filter(({ hasDateAhead }) => hasDateAhead).length,
    toAnswerCount: 0,
    toCheckCount: 0,
    notEligibleCount: 0,
    competitiveness: { met: 0, stated: 0 },
    strengths: [],
    improvementAreas: [],
    recommendations: [],
    nextQuestions: [],
    isShared: true,
  }
}

function shownToOthers(matches: readonly ExplainedAward[]): ExplainedAward[] {
  return matches.filter(({ isPrivate }) => !isPrivate)
}

export function presentAward(award: ExplainedAward) {
  const { scholarshipId, terms, questions, ...same } = award
  return {
    ...same,
    questions: questions.map(presentQuestion),
    scholarship: scholarshipRef(scholarshipId),
    terms: terms.map(({ earnedTenths, ...term }) => ({
      ...term,
      earned: (earnedTenths / 10).toFixed(1),
    })),
  }
}

function presentQuestion(question: OpenQuestion) {
  return question.kind === 'fact'
    ? { ...question, profileField: null }
    : {
        key: null,
        fact: null,
        question: null,
        isDeclined: false,
        profileField: question.field,
      }
}

export function scholarshipRef(id: string) {
  return { __typename: 'Scholarship', id }
}

/**
 * What a stranger sees of an award: what it asks. The terms' figures and the reasons would reveal the student's own
 * figures to two decimals.
 */
function presentToOthers(award: ExplainedAward) {
  const { title, provider, verdict, label, awaits, score, scoreBase, steps } = award
  return {
    scholarship: scholarshipRef(award.scholarshipId),
    title,
    provider,
    verdict,
    label,
    awaits,
    score,
    scoreBase,
    isRoundOver: award.isRoundOver,
    withProvider: [],
    steps: steps.map((step) => ({ ...step, yours: null })),
    questions: [],
    terms: [],
    reasons: [],
    applicationTips: [],
    improvementAreas: [],
    criteria: award.criteria.map(withoutProfile),
  }
}

function withoutProfile(criterion: CriterionExplanation): CriterionExplanation {
  const explanation = `Asked: ${criterion.asked}.`
  return { ...criterion, yours: null, explanation, profileField: null }
}

/** @throws the problem NOT_FOUND when the result is gone or cannot be read */
export async function openResultOrThrow(
  resultId: string,
  { useCases }: Context,
): Promise<OpenedResult> {
  const result = await useCases.openResult(resultId)
  return result ?? throwProblem(notFound('match result'))
}
