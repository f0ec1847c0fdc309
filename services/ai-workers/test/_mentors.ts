import type { Caller } from '@landfall/kit/identity/viewer'
import { eventually } from '@landfall/kit/testing/eventually'
import type { RunningAiWorkers } from './_app.ts'

const REPLY = /* GraphQL */ `
  id sessionId mentorId context status question answer sources { title url says } madeBy failure
  isHelpful isMotivating
`
const PROBLEM = /* GraphQL */ `
  ... on Problem { code message }
`
const changing = (name: string, input: string) => `mutation ($input: ${input}!) {
  ${name}(input: $input) { __typename ... on MentorReplySuccess { reply { ${REPLY} } } ${PROBLEM} }
}`

/** What students do with mentors in a running service. */
export function mentorsOf(app: RunningAiWorkers) {
  const change = async (caller: Caller, name: string, input: object) =>
    (await app.ask(caller, changing(name, `${inputOf(name)}`), { input }))[name]
  const mentors = {
    async send(caller: Caller, message: string, more: object = {}) {
      return change(caller, 'sendMentorMessage', { mentorId: 'maya', message, ...more })
    },
    stop: (caller: Caller, id: string) => change(caller, 'stopMentorReply', { id }),
    retry: (caller: Caller, id: string) => change(caller, 'retryMentorReply', { id }),
    rate: (caller: Caller, id: string, marks: object) =>
      change(caller, 'rateMentorReply', { id, ...marks }),
    async reply(caller: Caller, id: string) {
      const query = `query ($id: ID!) { mentorReply(id: $id) { ${REPLY} } }`
      return (await app.ask(caller, query, { id })).mentorReply
    },
    async progress(caller: Caller, id: string) {
      const query = `query ($id: ID!) {
        mentorReplyProgress(replyId: $id) { sequence step from piece label isLast }
      }`
      return (await app.ask(caller, query, { id })).mentorReplyProgress
    },
    /** The reply once it is over. */
    over: (caller: Caller, id: string) =>
      eventually(async () => {
        const reply = await mentors.reply(caller, id)
        return !['PENDING', 'ANSWERING'].includes(reply.status) && reply
      }),
    async sessions(caller: Caller, variables: object = {}) {
      const query = `query ($mentorId: ID, $search: String) {
        mentorSessions(mentorId: $mentorId, search: $search) {
          totalCount edges { node { id title exchangeCount replies { question answer } } }
        }
      }`
      return (await app.ask(caller, query, { ...variables })).mentorSessions
    },
    async list(caller: Caller) {
      const query = `{ aiMentors { id isConnected timesSelected averageRating answersBy } }`
      return (await app.ask(caller, query)).aiMentors
    },
    async connect(caller: Caller, mentorId: string) {
      const mutation = `mutation ($input: ConnectMentorInput!) {
        connectMentor(input: $input) {
          __typename ... on ConnectMentorSuccess { mentor { id isConnected timesSelected } }
          ... on Problem { code }
        }
      }`
      return (await app.ask(caller, mutation, { input: { mentorId } })).connectMentor
    },
    async remember(caller: Caller, input: object) {
      const mutation = `mutation ($input: SaveMentorMemoryInput!) {
        saveMentorMemory(input: $input) { __typename ... on MentorMemorySuccess { memory { isOn notes } } }
      }`
      return (await app.ask(caller, mutation, { input })).saveMentorMemory
    },
    memory: async (caller: Caller) =>
      (await app.ask(caller, `{ mentorMemory { isOn notes } }`)).mentorMemory,
    async removeSession(caller: Caller, id: string) {
      const mutation = `mutation ($input: MentorSessionIdInput!) {
        deleteMentorSession(input: $input) { __typename ... on Problem { code } }
      }`
      return (await app.ask(caller, mutation, { input: { id } })).deleteMentorSession
    },
  }
  return mentors
}

function inputOf(name: string): string {
  if (name === 'sendMentorMessage') return 'SendMentorMessageInput'
  return name === 'rateMentorReply' ? 'RateMentorReplyInput' : 'MentorReplyIdInput'
}
