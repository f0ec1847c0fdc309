/** The demo's student applies to the demo's award, is offered it and accepts: stories are about somebody who did. */
import { setTimeout as sleep } from 'node:timers/promises'
import { askGraph, type DemoClient } from './demo-client.ts'

const ARRIVES_WITHIN_MS = 20_000
const DAY_MS = 86_400_000

const PROBLEM = '... on Problem { code }'
const RECIPIENTS = `query DemoRecipients($organizationId: ID) {
  storyRecipients(organizationId: $organizationId) { applicationId }
}`
const SUBMIT = `mutation DemoSubmit($input: SubmitApplicationInput!) {
  answer: submitApplication(input: $input) { ... on ApplicationSubmitted { application { id } } ${PROBLEM} }
}`
const MOVE = `mutation DemoMove($input: MoveApplicationInput!) {
  answer: moveApplication(input: $input) { ... on ApplicationMoved { application { id } } ${PROBLEM} }
}`
const FUND = `mutation DemoFund($input: CreateFundInput!) {
  answer: createFund(input: $input) { ... on FundChanged { fund { id } } ${PROBLEM} }
}`
const PLEDGE = `mutation DemoPledge($input: RecordPledgeInput!) {
  answer: recordPledge(input: $input) { ... on FundChanged { fund { id } } ${PROBLEM} }
}`
const OFFER = `mutation DemoOffer($input: OfferAwardInput!) {
  answer: offerAward(input: $input) { ... on OfferChanged { offer { id } } ${PROBLEM} }
}`
const ACCEPT = `mutation DemoAccept($input: AnswerOfferInput!) {
  answer: answerOffer(input: $input) { ... on OfferChanged { offer { id } } ${PROBLEM} }
}`

const FORM = {
  firstName: 'Demo',
  lastName: 'Student',
  email: 'demo-student@example.org',
  citizenship: 'Kenya',
  countryOfResidence: 'Kenya',
  currentDegreeLevel: 'graduate',
  fieldOfStudy: 'Engineering',
  currentInstitution: 'A university of the demo',
  personalStatement: 'An application of the demo: nobody has written it.',
}

type People = { donor: DemoClient; student: DemoClient; organizationId: string }

/**
 * The first application whose student accepted an award of the organization. Null when nobody did and the student has
 * applied before: whoever tries the demo goes on from there.
 */
export async function findDemoRecipient(people: People): Promise<string | null> {
  const known = await recipientOf(people)
  if (known) return known
  if (!(await acceptDemoAward(people))) return null
  const arrived = await arrivesSoon(() => recipientOf(people))
  if (arrived) return arrived
  throw new Error('The award of the demo was accepted, and stories did not hear of it')
}

/**
 * Waits, as services hear of each other's facts a moment later.
 * @returns null when nothing came in time
 */
async function arrivesSoon<Value>(
  look: () => Promise<Value | null>,
): Promise<Value | null> {
  const giveUpAt = Date.now() + ARRIVES_WITHIN_MS
  while (Date.now() < giveUpAt) {
    const found = await look()
    if (found !== null) return found
    await sleep(200)
  }
  return null
}

async function recipientOf({ donor, organizationId }: People): Promise<string | null> {
  type Data = { storyRecipients: { applicationId: string }[] }
  const { storyRecipients } = await askGraph<Data>(donor, RECIPIENTS, { organizationId })
  return storyRecipients[0]?.applicationId ?? null
}

/**
 * Returns whether the award was accepted: false when something
 * stood in the way, such as an application that exists already.
 */
async function acceptDemoAward({ donor, student, organizationId }: People) {
  const [award] = await donor.call<{ id: string }[]>('GET', '/api/donor-scholarships')
  if (!award) return false
  const applied = { scholarshipId: award.id, form: FORM }
  const submitted = await arrivesSoon(async () => {
    const answer = await answerOf(student, SUBMIT, applied)
    return answer.code === 'NOT_FOUND' ? null : answer
  })
  const id = submitted?.id ?? null
  if (id === null) return false
  for (const to of ['IN_REVIEW', 'SHORTLISTED']) await idOf(donor, MOVE, { id, to })
  const fund = { organizationId, name: 'Demo fund (not a real one)', currency: 'USD' }
  const fundId = await idOf(donor, FUND, fund)
  await idOf(donor, PLEDGE, { fundId, amount: '5000', on: dayIn(0) })
  const money = { amount: '2500', currency: 'USD', answerBy: dayIn(30) }
  const offerId = await idOf(donor, OFFER, { applicationId: id, fundId, ...money })
  return (await idOf(student, ACCEPT, { id: offerId, accept: true })) !== null
}

/** Returns what was made or changed, or why it was refused. */
async function answerOf(client: DemoClient, query: string, input: object) {
  type Answer = { code?: string } & Record<string, { id: string } | string>
  const { answer } = await askGraph<{ answer: Answer }>(client, query, { input })
  const { code = null, ...made } = answer
  const [one] = Object.values(made).filter((value) => typeof value === 'object')
  return { id: one?.id ?? null, code }
}

const idOf = async (client: DemoClient, query: string, input: object) =>
  (await answerOf(client, query, input)).id

const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
