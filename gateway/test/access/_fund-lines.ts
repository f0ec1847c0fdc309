import { instalmentsOf, offerOf, paymentOf } from './_fund-records.ts'
import { type Lines, line } from './_lines.ts'

const today = () => new Date().toISOString().slice(0, 10)
const reason = 'It was wrong.'

/** An organization's funds and offers, and students' answers. */
// prettier-ignore
export const fundLines: Lines = {
  'Query.funds': line('401 403 403 own own 403 own 403 ok  ok  403 403', async (r) => (await r.fund(), {})),
  // Includes what awarded students sent, for the members who award.
  'Query.fund': line('401 403 403 all all 403 own 403 404 404 403 403', async (r) => ({ id: await r.fund() })),
  'Mutation.createFund': line('401 403 403 ok  ok  403 403 403 404 404 403 403', (r) => ({ input: { organizationId: r.people.organizationId, name: 'Pumps', currency: 'USD' } })),
  'Mutation.setFundScholarships': line('401 403 403 own own 403 403 403 404 404 403 403', async (r) => ({ input: { fundId: await r.fund(), scholarshipIds: [await r.award()] } })),
  'Mutation.recordPledge': line('401 403 403 own own 403 403 403 404 404 403 403', async (r) => ({ input: { fundId: await r.fund(), amount: '10', on: today() } })),
  'Mutation.correctPledge': line('401 403 403 own own 403 403 403 404 404 403 403', async (r) => ({ input: { fundId: await r.fund(), entryId: await r.pledge(), reason } })),

  'Mutation.offerAward': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: offerOf(await r.shortlisted(), await r.fund()) })),
  'Mutation.withdrawOffer': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { id: await r.openOffer(), reason } })),
  'Mutation.answerOffer': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.openOffer(), accept: true } })),

  'Mutation.confirmEnrollment': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { offerId: await r.acceptedOffer(), on: today(), evidence: 'A letter' } })),
  'Mutation.planInstalments': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { offerId: await r.acceptedOffer(), instalments: instalmentsOf() } })),
  'Mutation.recordPayment': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: paymentOf(await r.instalment()) })),
  'Mutation.reversePayment': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { instalmentId: await r.paidInstalment(), kind: 'MISTAKE', reason } })),
  'Mutation.askForReports': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { offerId: await r.acceptedOffer(), dueOn: [today()] } })),
  'Mutation.endAward': line('401 403 403 ok  ok  403 403 403 403 404 403 403', async (r) => ({ input: { offerId: await r.acceptedOffer(), reason } })),
  'Mutation.sendEnrollmentDocument': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { offerId: await r.acceptedOffer(), documentId: await r.document() } })),
  'GET /api/awards/:id/enrollment-document/content': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ id: await r.enrollmentSent() })),
  'Mutation.confirmReceipt': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.paidInstalment() } })),
  'Mutation.writeThanks': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { offerId: await r.acceptedOffer(), text: `Thank you ${r.people.student.mark}` } })),
  'Mutation.writeReport': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.awardReport(), text: `It goes well ${r.people.student.mark}` } })),
}
