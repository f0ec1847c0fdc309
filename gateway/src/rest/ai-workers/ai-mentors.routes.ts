import { z } from 'zod'
import { text } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { found } from '../responses.ts'
import { PROBLEM, defineRoute, STUDENTS } from '../route.ts'
import { rowOf, rowsOf } from '../values.ts'

const tag = 'AI mentors'
const access = 'signed-in'

const MENTOR = `id name avatar personality communicationStyle specialization greeting backstory timesSelected
  averageRating encouragementLevel directnessLevel isConnected answersBy`

const mentorShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  personality: z.string(),
  communicationStyle: z.string(),
  specialization: z.array(z.string()),
  greeting: z.string(),
  backstory: z.string().nullable(),
  timesSelected: z.int(),
  averageRating: z.string().nullable(),
  encouragementLevel: z.int(),
  directnessLevel: z.int(),
  isConnected: z.boolean(),
  answersBy: z.string(),
})

const listMentors = defineRoute({
  method: 'GET',
  path: '/api/ai-mentors',
  tag,
  summary: 'The five AI mentors, the caller’s own first.',
  access,
  operation: `query RestAiMentors { aiMentors { ${MENTOR} } }`,
  answer: (data) => found(rowsOf(data['aiMentors'])),
  success: { status: 200, shape: z.array(mentorShape) },
})

const connectMentor = defineRoute({
  method: 'POST',
  path: '/api/ai-mentors/connect',
  tag,
  summary: 'Makes a mentor the caller’s current one; repeating it changes nothing.',
  access,
  body: z.strictObject({ mentorId: recordId(text()) }),
  operation: `mutation RestConnectMentor($input: ConnectMentorInput!) {
    connectMentor(input: $input) { ... on ConnectMentorSuccess { mentor { ${MENTOR} } } ${PROBLEM} }
  }`,
  variables: ({ body }) => ({ input: { mentorId: body.mentorId ?? '' } }),
  answer: (data) => found(rowOf(rowOf(data['connectMentor'])['mentor'])),
  success: { status: 200, shape: mentorShape },
  leavesViewer: true,
})

const memoryShape = z.strictObject({
  isOn: z.boolean(),
  notes: z.array(z.string()),
  savedAt: z.iso.datetime().nullable(),
})

const getMemory = defineRoute({
  method: 'GET',
  path: '/api/mentor/memory',
  tag,
  summary: 'The notes that the caller lets the mentor keep in mind.',
  access,
  operation: 'query RestMentorMemory { mentorMemory { isOn notes savedAt } }',
  answer: (data) => found(rowOf(data['mentorMemory'])),
  success: { status: 200, shape: memoryShape },
})

const saveMemory = defineRoute({
  method: 'PATCH',
  path: '/api/mentor/memory',
  tag,
  summary: 'Sets what the mentor keeps in mind: the whole list, and whether it is used.',
  access: STUDENTS,
  body: z.strictObject({
    isOn: z.boolean('Please answer true or false'),
    notes: z.array(z.string('Please give notes as text'), 'Please give a list of notes'),
  }),
  operation: `mutation RestSaveMentorMemory($input: SaveMentorMemoryInput!) {
    saveMentorMemory(input: $input) {
      ... on MentorMemorySuccess { memory { isOn notes savedAt } } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(rowOf(rowOf(data['saveMentorMemory'])['memory'])),
  success: { status: 200, shape: memoryShape },
  leavesViewer: true,
})

export const aiMentorRoutes = [listMentors, connectMentor, getMemory, saveMemory]
