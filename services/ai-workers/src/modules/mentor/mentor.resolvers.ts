import { parseInput } from '@landfall/kit/graphql/parse-input'
import { throwProblem } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Context } from '../../context.ts'
import { memoryInput } from './mentor.input.ts'
import { asStudent } from './mentor.policy.ts'
import { ratingOf } from './mentor.ts'
import type { ChosenMentor } from './read-mentors.ts'

export const mentorQueries = {
  async aiMentors(_root: unknown, _args: unknown, context: Context) {
    const mentors = await context.useCases.readMentors(studentOrThrow(context))
    return mentors.map((one) => presentMentor(one, context))
  },

  mentorMemory: (_root: unknown, _args: unknown, context: Context) =>
    context.useCases.mentorMemory.read(studentOrThrow(context)),
}

export const mentorMutations = {
  async connectMentor(
    _root: unknown,
    { input }: { input: { mentorId: string } },
    context: Context,
  ) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const connected = await context.useCases.connectMentor(student.value, input.mentorId)
    if (!connected.ok) return connected.error
    const [mentor] = await context.useCases.readMentors(student.value)
    return {
      __typename: 'ConnectMentorSuccess',
      mentor: mentor && presentMentor(mentor, context),
    }
  },

  async saveMentorMemory(_root: unknown, { input }: { input: unknown }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(memoryInput, input)
    if (!parsed.ok) return parsed.error
    const memory = await context.useCases.mentorMemory.save(student.value, parsed.value)
    return { __typename: 'MentorMemorySuccess', memory }
  },
}

function presentMentor({ mentor, figures, isConnected }: ChosenMentor, context: Context) {
  const { voice: _voice, manner: _manner, ...shown } = mentor
  return {
    ...shown,
    timesSelected: figures.timesSelected,
    averageRating: ratingOf(figures),
    isConnected,
    answersBy: context.useCases.chatModel ?? 'built-in guide',
  }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}
