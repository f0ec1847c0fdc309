import { hashToken, newToken } from '@landfall/kit/core/token'
import type { Site } from '../_asked-platform.ts'
import { aPdf, FORM } from './_application-records.ts'
import { lazy } from './_lazy.ts'
import { newMark, type People, type Person } from './_people.ts'

type Row = Record<string, unknown>
type Tools = {
  graph: (by: Person, document: string, variables: Row) => Promise<Row>
  nextAward: () => Promise<string>
  application: () => Promise<string>
  applicationDraft: () => Promise<string>
}

export const recommenderOf = (mark: string) => ({
  recommenderName: `Ama ${mark}`,
  recommenderEmail: `${newMark()}@school.example`,
  relation: `Teacher ${mark}`,
  note: `Speak of wells ${mark}`,
  isWaived: false,
})

const ASK = `mutation ($input: AskRecommenderInput!) { answer: askRecommender(input: $input) {
  ... on RecommenderAsked { recommendations { id } } ... on Problem { message } } }`
const SAVE = `mutation ($input: SaveApplicationInput!) { answer: saveApplication(input: $input) {
  ... on ApplicationSaved { application { id } } ... on Problem { message } } }`
const SUBMIT = `mutation ($input: SubmitLetterInput!) { answer: submitLetter(input: $input) {
  ... on RecommendationAnswered { request { id state } } ... on Problem { message } } }`

/** The recommenders of the student and of the other student, with the students' marks. */
export function makeRecommendationRecords(site: Site, people: People, tools: Tools) {
  const { student, other } = people
  const { graph, application, applicationDraft, nextAward } = tools

  async function ask(by: Person, applicationId: string, change: Row = {}): Promise<string> {
    const recommender = { ...recommenderOf(by.mark), ...change }
    const input = { ...recommender, applicationIds: [applicationId], isSent: false }
    const { recommendations } = (await graph(by, ASK, { input })) as {
      recommendations?: { id: string }[]
    }
    const id = recommendations?.[0]?.id
    if (id === undefined) throw new Error('Nobody was asked')
    return id
  }

  /**
   * Leaves the request as an invitation does, but without its mail.
   * @returns the token of its link
   */
  async function invite(id: string): Promise<string> {
    const token = newToken()
    await site.databases.applications.pool.query(
      `update recommendations set status = 'invited', token_hash = $2, invited_at = now(),
         expires_at = now() + interval '30 days' where id = $1`,
      [id, hashToken(token)],
    )
    return token
  }

  /** A letter with a file that has the student's mark in it. */
  async function letter(isWaived: boolean): Promise<string> {
    const id = await ask(student, await application(), { isWaived })
    const token = await invite(id)
    const response = await fetch(
      `${site.url}/api/recommendation-requests/file?name=a.pdf`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/pdf', 'recommendation-token': token },
        body: new Uint8Array(aPdf(`${student.mark} ${newMark()}`)),
      },
    )
    if (response.status !== 201) throw new Error(await response.text())
    await graph(student, SUBMIT, { input: { token, mayReuse: true } })
    return id
  }

  const recommendation = lazy(async () => ask(student, await applicationDraft()))
  const letterKept = lazy(() => letter(false))
  return {
    /** A request that nobody was invited for yet. */
    recommendation,
    /** The link of a request by the student. */
    link: lazy(async () => invite(await ask(student, await applicationDraft()))),
    /** The link of a request by the other student, which is all that its recommender has. */
    linkOfOther: lazy(async () => {
      const input = { scholarshipId: await nextAward(), form: FORM }
      const { application: theirs } = (await graph(other, SAVE, { input })) as {
        application: { id: string }
      }
      return invite(await ask(other, theirs.id))
    }),
    /** Requests with a letter; the student may read one, and waived the other. */
    letterKept,
    letterWaived: lazy(() => letter(true)),
    reusableLetter: lazy(async () => {
      const { rows } = await site.databases.applications.pool.query<{ id: string }>(
        'select letter_id as id from recommendations where id = $1',
        [await letterKept()],
      )
      return rows[0]?.id ?? ''
    }),
  }
}
