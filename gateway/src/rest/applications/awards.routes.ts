import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { amountOf, isRow, rowOf, rowsOf, snakeWord } from '../values.ts'

const MONEY = '{ amount currency }'
const OFFER = `id applicationId scholarship { id } amount ${MONEY} state answerBy timeZone message offeredAt
  closedAt closingNote enrollmentConfirmedOn enrollmentEvidence thanks thankedAt
  instalments { id dueOn amount ${MONEY} paidOn reference receivedAt }
  reports { id dueOn text writtenAt }`

/** Null for an application without an offer. */
function presentAward({ offer }: Row): Row | null {
  if (!isRow(offer)) return null
  const { scholarship, amount, state, instalments, ...same } = offer
  return {
    ...same,
    scholarshipId: isRow(scholarship) ? scholarship['id'] : null,
    ...moneyOf(amount),
    status: snakeWord(state),
    instalments: rowsOf(instalments).map((one) => ({
      ...one,
      ...moneyOf(one['amount']),
    })),
  }
}

const moneyOf = (money: unknown) => ({
  amount: amountOf(money),
  currency: rowOf(money)['currency'],
})

const words = z.string().nullable()
const day = z.iso.date().nullable()
const instant = z.iso.datetime().nullable()

const listAwards = defineRoute({
  method: 'GET',
  path: '/api/awards',
  tag: 'Applications',
  summary:
    'Awards offered to the caller, including withdrawn ones, with the caller’s words about them and the payments; the most recently changed applications come first. Pages are made of applications, and those without an award are left out, so there is no `X-Total-Count`.',
  access: 'signed-in',
  query: z.object(pageQuery),
  // Applications in every state: one whose offer was withdrawn goes on like any other.
  operation: `query RestAwards($first: Int, $after: String) {
    applications(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { offer { ${OFFER} } } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer(data, input) {
    const { body, headers, ...same } = listed(data['applications'], presentAward, input)
    // One page does not tell how many awards there are in all.
    const { 'x-total-count': _ofApplications, ...kept } = headers ?? {}
    return { ...same, body: rowsOf(body), headers: kept }
  },
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        applicationId: z.string(),
        scholarshipId: words,
        amount: z.string(),
        currency: z.string(),
        status: z.enum(['offered', 'accepted', 'declined', 'lapsed', 'withdrawn', 'ended']),
        answerBy: z.iso.date(),
        timeZone: z.string(),
        message: words,
        offeredAt: z.iso.datetime(),
        closedAt: instant,
        closingNote: words,
        enrollmentConfirmedOn: day,
        enrollmentEvidence: words,
        thanks: words,
        thankedAt: instant,
        instalments: z.array(
          z.strictObject({
            id: z.string(),
            dueOn: z.iso.date(),
            amount: z.string(),
            currency: z.string(),
            paidOn: day,
            reference: words,
            receivedAt: instant,
          }),
        ),
        reports: z.array(
          z.strictObject({
            id: z.string(),
            dueOn: z.iso.date(),
            text: words,
            writtenAt: instant,
          }),
        ),
      }),
    ),
  },
})

export const awardRoutes = [listAwards]
