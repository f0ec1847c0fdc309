import type { Caller } from '@landfall/kit/identity/viewer'
import { aStudent, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { storeMembers, userIdOf } from './_reviews.ts'

const FUND = /* GraphQL */ `
  id
  name
  currency
  version
  isKeptByViewer
  scholarships {
    id
  }
  balance {
    pledged {
      amount
      currency
    }
    committed {
      amount
    }
    awarded {
      amount
    }
    disbursed {
      amount
    }
    available {
      amount
    }
  }
`

const OFFER = /* GraphQL */ `
  id
  applicationId
  state
  amount {
    amount
    currency
  }
  answerBy
  answerEndsAt
  message
  closingNote
  version
  enrollmentConfirmedOn
  enrollmentEvidence
  enrollmentDocument {
    name
    isReadable
  }
  thanks
  instalments {
    id
    dueOn
    amount {
      amount
    }
    paidOn
    reference
    receivedAt
  }
  reports {
    id
    dueOn
    text
  }
`

const PROBLEM =
  '... on Problem { code message ... on ValidationFailed { errors { path message } } }'

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

const FUND_MUTATIONS = [
  'createFund',
  'setFundScholarships',
  'recordPledge',
  'correctPledge',
] as const
const OFFER_MUTATIONS = [
  'offerAward',
  'withdrawOffer',
  'answerOffer',
  'confirmEnrollment',
  'planInstalments',
  'recordPayment',
  'reversePayment',
  'sendEnrollmentDocument',
  'confirmReceipt',
  'writeThanks',
  'askForReports',
  'writeReport',
  'endAward',
] as const

/** Every mutation and query of funds and awards, run as a caller. */
export function fundsOn(app: RunningApplications) {
  const mutation =
    (name: string, selection: string) =>
    async (caller: Caller, input: Record<string, unknown>) => {
      const query = `mutation ($input: ${capital(name)}Input!) {
        it: ${name}(input: $input) { __typename ${selection} ${PROBLEM} } }`
      return (await app.ask(caller, query, { input })).it
    }
  type Run = ReturnType<typeof mutation>
  const named = <Name extends string>(names: readonly Name[], selection: string) =>
    Object.fromEntries(names.map((name) => [name, mutation(name, selection)])) as Record<
      Name,
      Run
    >
  const run = {
    ...named(FUND_MUTATIONS, `... on FundChanged { fund { ${FUND} } }`),
    ...named(OFFER_MUTATIONS, `... on OfferChanged { offer { ${OFFER} } }`),
  }
  const applications = mutationsOn(app)

  async function read(caller: Caller, id: string, args = '') {
    const query = `query ($id: ID!) { fund(id: $id) { ${FUND} ledgerCsv
      ledger(first: 100 ${args}) { totalCount edges { node {
        id number kind amount { amount } happenedOn note correctsId offerId } } }
      offers { totalCount edges { node { id state } } } } }`
    return (await app.ask(caller, query, { id })).fund
  }

  /** A fund with money in it. */
  async function aFund(owner: Caller, o: { amount?: string; currency?: string } = {}) {
    const { amount = '10000', currency = 'USD' } = o
    const viewer = owner.viewer.kind === 'user' ? owner.viewer : null
    const organizationId = viewer?.memberships[0]?.organizationId
    const made = await run.createFund(owner, { organizationId, name: 'Wells', currency })
    const id: string = made.fund.id
    await run.recordPledge(owner, { fundId: id, amount, on: '2026-11-01' })
    return id
  }

  /** Puts an applicant on the owner's shortlist. */
  async function aShortlisted(owner: Caller, scholarshipId: string) {
    const student = aStudent()
    const { application } = await applications.submit(student, {
      scholarshipId,
      form: FORM,
    })
    const id: string = application.id
    await applications.move(owner, { id, to: 'IN_REVIEW' })
    await applications.move(owner, { id, to: 'SHORTLISTED' })
    return { student, id }
  }

  return {
    ...run,
    ...applications,
    read,
    aFund,
    aShortlisted,

    /** Awards of an organization with a fund, and one of its applicants on the shortlist. */
    async aShortlist(o: { amount?: string; currency?: string } = {}) {
      const { scholarshipId, ownerId } = await anOwnScholarship(app)
      const owner = aMember(ownerId)
      await storeMembers(app, ownerId, [{ userId: userIdOf(owner), role: 'owner' }])
      const fundId = await aFund(owner, o)
      const applicant = await aShortlisted(owner, scholarshipId)
      return { ...applicant, scholarshipId, ownerId, owner, fundId }
    },

    async anOffer(o: { amount?: string; answerBy?: string } = {}) {
      const there = await this.aShortlist()
      const { amount = '2500.50', answerBy = '2026-12-10' } = o
      const { offer } = await run.offerAward(there.owner, {
        applicationId: there.id,
        fundId: there.fundId,
        amount,
        currency: 'USD',
        answerBy,
        message: 'Well done.',
      })
      return { ...there, offerId: offer.id as string, offer }
    },

    async anAward(o: { amount?: string } = {}) {
      const there = await this.anOffer(o)
      await run.answerOffer(there.student, { id: there.offerId, accept: true })
      return there
    },

    async offerOf(student: Caller, id: string) {
      const query = `query ($id: ID!) { application(id: $id) { state offer { ${OFFER} } } }`
      return (await app.ask(student, query, { id })).application
    },

    async submittedOffer(owner: Caller, id: string) {
      const query = `query ($id: ID!) { submittedApplication(id: $id) { state offer { ${OFFER} } } }`
      return (await app.ask(owner, query, { id })).submittedApplication
    },
  }
}

/** Whether the ledger in the database adds up to the balance there. */
export async function ledgerFits(
  { postgres }: RunningApplications,
  fundId: string,
): Promise<boolean> {
  const { rows } = await postgres.pool.query(
    `select pledged_minor = coalesce(sum(amount_minor) filter (where kind = 'pledged'), 0)
        and committed_minor = coalesce(sum(case kind when 'committed' then amount_minor
          when 'released' then -amount_minor when 'awarded' then -amount_minor end), 0)
        and awarded_minor = coalesce(sum(case kind when 'awarded' then amount_minor
          when 'returned' then -amount_minor end), 0)
        and disbursed_minor = coalesce(sum(case kind when 'disbursed' then amount_minor
          when 'refunded' then -amount_minor end), 0) as fits
      from funds join ledger_entries on fund_id = funds.id
      where funds.id = $1 group by funds.id`,
    [fundId],
  )
  return rows[0].fits
}
