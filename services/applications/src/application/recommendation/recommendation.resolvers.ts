import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import type { PresentedApplication } from '../application/application.present.ts'
import {
  askRecommenderInput,
  declineRequestInput,
  openRequestInput,
  recommendationIdInput,
  reuseLetterInput,
  saveLetterDraftInput,
  submitLetterInput,
  tokenInput,
  updateRecommendationInput,
} from './recommendation.input.ts'
import { asInviter, asRequester } from './recommendation.policy.ts'
import {
  type PresentedRecommendation,
  presentLetter,
  presentRecommendation,
  presentRequest,
  presentReusable,
} from './recommendation.present.ts'
import type { Recommendation } from './recommendation.ts'
import type { RequestOfLink } from './request-of-link.ts'

type Input = { input: Record<string, unknown> }

export const recommendationQueries = {
  async recommendationRequest(
    _root: unknown,
    { token }: { token: string },
    context: Context,
  ) {
    const found = await context.useCases.findRecommendationRequest(token)
    return found && presentRequest(found)
  },
}

export const recommendationMutations = {
  async askRecommender(_root: unknown, { input }: Input, context: Context) {
    const policy = input['isSent'] === true ? asInviter : asRequester
    const student = policy(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(askRecommenderInput, input)
    if (!parsed.ok) return parsed.error
    const asked = await context.useCases.askRecommender(student.value, parsed.value)
    if (!asked.ok) return asked.error
    const recommendations = asked.value.map(presentRecommendation)
    return { __typename: 'RecommenderAsked', recommendations }
  },

  async updateRecommendation(_root: unknown, { input }: Input, context: Context) {
    const student = asRequester(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(updateRecommendationInput, input)
    if (!parsed.ok) return parsed.error
    return changed(await context.useCases.updateRecommendation(student.value, parsed.value))
  },

  async inviteRecommender(_root: unknown, { input }: Input, context: Context) {
    return withId(asInviter(context.viewer), input, context.useCases.inviteRecommender)
  },

  async cancelRecommendation(_root: unknown, { input }: Input, context: Context) {
    return withId(asRequester(context.viewer), input, context.useCases.cancelRecommendation)
  },

  async reuseLetter(_root: unknown, { input }: Input, context: Context) {
    const student = asRequester(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(reuseLetterInput, input)
    if (!parsed.ok) return parsed.error
    return changed(await context.useCases.reuseLetter(student.value, parsed.value))
  },

  async openRecommendationRequest(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(openRequestInput, input)
    if (!parsed.ok) return parsed.error
    return answered(await context.useCases.openRecommendationRequest(parsed.value))
  },

  async saveLetterDraft(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(saveLetterDraftInput, input)
    if (!parsed.ok) return parsed.error
    return answered(await context.useCases.saveLetterDraft(parsed.value))
  },

  async submitLetter(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(submitLetterInput, input)
    if (!parsed.ok) return parsed.error
    return answered(await context.useCases.submitLetter(parsed.value))
  },

  async declineRecommendationRequest(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(declineRequestInput, input)
    if (!parsed.ok) return parsed.error
    return answered(await context.useCases.declineRecommendationRequest(parsed.value))
  },

  async stopRecommendationReminders(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(tokenInput, input)
    if (!parsed.ok) return parsed.error
    return answered(await context.useCases.stopRecommendationReminders(parsed.value))
  },
}

export const recommendationFields = {
  async letter({ id, state }: PresentedRecommendation, _args: unknown, context: Context) {
    const student = asRequester(context.viewer)
    if (!student.ok || state !== 'SUBMITTED') return null
    const letter = await context.useCases.findOwnLetter(student.value, id)
    return letter && presentLetter(id, letter, context.useCases.hasScanner)
  },
}

/** What recommenders add to a student's application. */
export const recommendationFieldsOfApplication = {
  async recommendations({ id }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.recommendations.load(id)).map(presentRecommendation)
  },

  async reusableLetters(
    { id, studentId }: PresentedApplication,
    _args: unknown,
    context: Context,
  ) {
    const letters = await context.useCases.findReusableLetters({
      studentId,
      applicationId: id,
    })
    return letters.map(presentReusable)
  },
}

async function withId(
  student: Result<StudentRef, Problem>,
  input: unknown,
  change: (
    student: StudentRef,
    input: { id: string },
  ) => Promise<Result<Recommendation, Problem>>,
) {
  if (!student.ok) return student.error
  const parsed = parseInput(recommendationIdInput, input)
  return parsed.ok ? changed(await change(student.value, parsed.value)) : parsed.error
}

function changed(result: Result<Recommendation, Problem>) {
  if (!result.ok) return result.error
  const recommendation = presentRecommendation(result.value)
  return { __typename: 'RecommendationChanged', recommendation }
}

function answered(result: Result<RequestOfLink, Problem>) {
  if (!result.ok) return result.error
  return { __typename: 'RecommendationAnswered', request: presentRequest(result.value) }
}
