import { lazy } from './_lazy.ts'
import { newMark, type People, type Person } from './_people.ts'

type Row = Record<string, unknown>
type Tools = {
  graph: (by: Person, document: string, variables: Row) => Promise<Row>
  made: (by: Person, path: string, body: unknown) => Promise<Row>
}

const PROBLEM = '... on Problem { message }'
const REPORT = `mutation ($input: ReportContentInput!) { answer: reportContent(input: $input) {
  ... on ReportContentSuccess { reportId } ${PROBLEM} } }`
const DECIDE = `mutation ($input: DecideCaseInput!) { answer: decideCase(input: $input) {
  ... on ModerationSuccess { action { id } } ${PROBLEM} } }`
const APPEAL = `mutation ($input: AppealDecisionInput!) { answer: appealDecision(input: $input) {
  ... on AppealSuccess { actionId } ${PROBLEM} } }`
const APPEALS = `{ answer: forumAppeals(first: 100) { edges { node { id action { id } } } } }`

/** The student's posts and replies, and what became of them. */
export function makeForumRecords(
  { student, other, admin }: People,
  { graph, made }: Tools,
) {
  const write = async () => {
    // Shares no word with another thread: a thread's answer includes those about the same subject.
    const content = `${newMark()} ${newMark()}${student.mark}`
    const form = { title: newMark(), content, category: 'question' }
    const { id } = await made(student, '/api/posts', form)
    return { id: String(id), title: form.title }
  }
  const reported = async (): Promise<string> => {
    const { id } = await write()
    await graph(other, REPORT, { input: { id, reason: 'spam', note: other.mark } })
    return id
  }
  const decided = async (): Promise<string> => {
    const input = { entryId: await reported(), decision: 'AGREE' }
    const { action } = (await graph(admin, DECIDE, { input })) as {
      action?: { id: string }
    }
    if (!action) throw new Error('Nothing was decided')
    return action.id
  }
  const written = lazy(write)
  const forumPost = async () => (await written()).id
  return {
    forumPost,
    forumTitle: async () => (await written()).title,
    forumReply: lazy(async () => {
      const content = `Thirty meters, with ${newMark()} ${newMark()}.`
      const path = `/api/posts/${await forumPost()}/replies`
      return String((await made(student, path, { content }))['id'])
    }),
    /** The id of a post that was reported. */
    forumCase: lazy(reported),
    /** An administrator's decision about the student. */
    forumDecision: lazy(decided),
    forumAppeal: lazy(async () => {
      const actionId = await decided()
      await graph(student, APPEAL, { input: { actionId, text: `Why? ${student.mark}` } })
      const { edges } = (await graph(admin, APPEALS, {})) as {
        edges: { node: { id: string; action: { id: string } } }[]
      }
      return edges.find(({ node }) => node.action.id === actionId)?.node.id ?? ''
    }),
  }
}
