/** An award that was offered and accepted, over the graph. */
import { beginApplication, submitApplication } from './applications.ts'
import { ask } from './calls.ts'
import { eventually } from './eventually.ts'
import type { SignedIn } from './people.ts'

const DAY_MS = 86_400_000
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const PROBLEM = '... on Problem { message }'
const MOVE = `mutation ($input: MoveApplicationInput!) { answer: moveApplication(input: $input) { ... on ApplicationMoved { application { id } } ${PROBLEM} } }`
const FUND = `mutation ($input: CreateFundInput!) { answer: createFund(input: $input) { ... on FundChanged { fund { id } } ${PROBLEM} } }`
const PLEDGE = `mutation ($input: RecordPledgeInput!) { answer: recordPledge(input: $input) { ... on FundChanged { fund { id } } ${PROBLEM} } }`
const OFFER = `mutation ($input: OfferAwardInput!) { answer: offerAward(input: $input) { ... on OfferChanged { offer { id } } ${PROBLEM} } }`
const ACCEPT = `mutation ($input: AnswerOfferInput!) { answer: answerOffer(input: $input) { ... on OfferChanged { offer { id } } ${PROBLEM} } }`
const RECIPIENTS = `query ($organizationId: ID) { storyRecipients(organizationId: $organizationId) { applicationId } }`

type Donor = SignedIn & { organization: { id: string } }

/**
 * The student applies to the scholarship, is offered an award and accepts it.
 * @returns the application's id, once stories can be about it
 */
export async function acceptAwardOf(
  donor: Donor,
  student: SignedIn,
  scholarshipId: string,
): Promise<string> {
  const organizationId = donor.organization.id
  const id = await beginApplication(student, scholarshipId)
  await submitApplication(student, id)
  for (const to of ['IN_REVIEW', 'SHORTLISTED'])
    idOf(await ask(donor.client, MOVE, { id, to }))
  const fund = { organizationId, name: `Fund of ${id.slice(-8)}`, currency: 'USD' }
  const fundId = idOf(await ask(donor.client, FUND, fund))
  idOf(await ask(donor.client, PLEDGE, { fundId, amount: '5000', on: dayIn(0) }))
  const money = { amount: '2500', currency: 'USD', answerBy: dayIn(30) }
  const offered = { applicationId: id, fundId, ...money }
  const offerId = idOf(await ask(donor.client, OFFER, offered))
  idOf(await ask(student.client, ACCEPT, { id: offerId, accept: true }))
  return eventually(async () => {
    const variables = { organizationId }
    const { body } = await donor.client.post<{
      data?: { storyRecipients: { applicationId: string }[] }
    }>('/graphql', { query: RECIPIENTS, variables })
    const recipients = body.data?.storyRecipients ?? []
    return recipients.some(({ applicationId }) => applicationId === id) ? id : null
  }, 'stories can be about who accepted the award')
}

/** @throws with the answer when it is a refusal */
function idOf(answer: Record<string, unknown>): string {
  const [made] = Object.values(answer).filter(
    (one): one is { id: string } => typeof one === 'object' && one !== null && 'id' in one,
  )
  if (!made) throw new Error(JSON.stringify(answer))
  return made.id
}
