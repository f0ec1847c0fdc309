import { FORM } from './_application-records.ts'
import { lazy } from './_lazy.ts'
import type { People, Person } from './_people.ts'

type Row = Record<string, unknown>
type Tools = {
  graph: (by: Person, document: string, variables: Row) => Promise<Row>
  /** The id of an award that the owner's organization published here, and to which nobody has applied. */
  nextAward: () => Promise<string>
  /** The id of a document of the student's. */
  document: () => Promise<string>
}

const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The input that offers an award. */
export const offerOf = (applicationId: string, fundId: string) => ({
  applicationId,
  fundId,
  amount: '500',
  currency: 'USD',
  answerBy: day(30),
})

export const instalmentsOf = () => [
  { dueOn: day(40), amount: '200' },
  { dueOn: day(80), amount: '300' },
]

export const paymentOf = (instalmentId: string) => ({
  instalmentId,
  on: day(0),
  reference: 'Transfer 7',
})

/** An organization's awards: funds with its mark, offers to the student, and follow-ups with the student's mark. */
export function makeFundRecords(
  { student, owner, organizationId, organizationMark }: People,
  { graph, nextAward, document }: Tools,
) {
  const offer = (by: Person, name: string, input: Row) =>
    changedOffer(graph, by, name, input)
  const fund = lazy(async () => {
    const name = `Wells ${organizationMark}`
    const made = { organizationId, name, currency: 'USD' }
    const { id } = await changedFund(graph, owner, 'createFund', made)
    const pledge = { fundId: id, amount: '100000', on: day(0), note: organizationMark }
    return changedFund(graph, owner, 'recordPledge', pledge)
  })
  const shortlisted = lazy(async () => {
    const submitted = { scholarshipId: await nextAward(), form: FORM }
    const id = applicationOf(await graph(student, SUBMIT, { input: submitted }))
    for (const to of ['IN_REVIEW', 'SHORTLISTED'])
      applicationOf(await graph(owner, MOVE, { input: { id, to } }))
    return id
  })
  const offered = async () =>
    (await offer(owner, 'offerAward', offerOf(await shortlisted(), (await fund()).id))).id
  const openOffer = lazy(offered)
  const acceptedOffer = lazy(async () => {
    const id = await openOffer()
    return (await offer(student, 'answerOffer', { id, accept: true })).id
  })
  const instalments = lazy(async () => {
    const input = { offerId: await acceptedOffer(), instalments: instalmentsOf() }
    return (await offer(owner, 'planInstalments', input)).instalments.map(({ id }) => id)
  })
  return {
    fund: async () => (await fund()).id,
    pledge: async () => (await fund()).ledger.edges[0]?.node.id ?? '',
    shortlisted,
    openOffer,
    acceptedOffer,
    enrollmentSent: lazy(async () => {
      const input = { offerId: await acceptedOffer(), documentId: await document() }
      return (await offer(student, 'sendEnrollmentDocument', input)).id
    }),
    instalment: async () => (await instalments())[0] ?? '',
    paidInstalment: lazy(async () => {
      const id = (await instalments())[1] ?? ''
      await offer(owner, 'recordPayment', paymentOf(id))
      return id
    }),
    awardReport: lazy(async () => {
      const input = { offerId: await acceptedOffer(), dueOn: [day(100)] }
      return (await offer(owner, 'askForReports', input)).reports[0]?.id ?? ''
    }),
  }
}

type Fund = { id: string; ledger: { edges: { node: { id: string } }[] } }
type Offer = { id: string; instalments: { id: string }[]; reports: { id: string }[] }

const PROBLEM =
  '... on Problem { message } ... on ValidationFailed { errors { path message } }'
const SUBMIT = `mutation ($input: SubmitApplicationInput!) { answer: submitApplication(input: $input) { ... on ApplicationSubmitted { application { id } } ${PROBLEM} } }`
const MOVE = `mutation ($input: MoveApplicationInput!) { answer: moveApplication(input: $input) { ... on ApplicationMoved { application { id } } ${PROBLEM} } }`

const documentOf = (name: string, selection: string) =>
  `mutation ($input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!) { answer: ${name}(input: $input) { ${selection} ${PROBLEM} } }`

async function changedFund(
  graph: Tools['graph'],
  by: Person,
  name: string,
  input: Row,
): Promise<Fund> {
  const selection = '... on FundChanged { fund { id ledger { edges { node { id } } } } }'
  const answer = await graph(by, documentOf(name, selection), { input })
  const { fund } = answer as { fund?: Fund }
  if (!fund) throw new Error(JSON.stringify(answer))
  return fund
}

async function changedOffer(
  graph: Tools['graph'],
  by: Person,
  name: string,
  input: Row,
): Promise<Offer> {
  const selection = '... on OfferChanged { offer { id instalments { id } reports { id } } }'
  const answer = await graph(by, documentOf(name, selection), { input })
  const { offer } = answer as { offer?: Offer }
  if (!offer) throw new Error(JSON.stringify(answer))
  return offer
}

function applicationOf(answer: Row): string {
  const { application } = answer as { application?: { id: string } }
  if (!application) throw new Error(JSON.stringify(answer))
  return application.id
}
