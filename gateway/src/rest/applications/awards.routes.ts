import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { amountOf, isRow, rowOf, rowsOf, snakeWord } from '../values.ts'

/** States that an application comes to by an offer. */
const OFFERED = ['AWARDED', 'ACCEPTED', 'TURNED_DOWN', 'LAPSED']

const MONEY = '{ amount currency }'
const OFFER = `id applicationId scholarship { id } amount ${MONEY} state answerBy timeZone message offeredAt
  closedAt closingNote enrollmentConfirmedOn enrollmentEvidence thanks thankedAt
  instalments { id dueOn amount ${MONEY} paidOn reference receivedAt }
  reports { id dueOn text writtenAt }`

function presentAward({ offer }: Row): Row {
  const { scholarship, amount, state, instalments, ...same } = rowOf(offer)
  return {
    ...same,
    scholarshipId: isRow(scholarship) ? scholarship['id'] : null,
    amount: amountOf(amount),
    currency: rowOf(amount)['currency'],
    status: snakeWord(state),
    instalments: rowsOf(instalments).map((one) => ({
      ...one,
      amount: amountOf(one['amount']),
      currency: rowOf(one['amount'])['currency'],
    })),
  }
}

const words = z.string().nullable()
const day = z.iso.date().nullable()
const instant = z.iso.datetime().nullable()

const listAwards = defineRoute({
  method: 'GET',
  path: '/api/awards',
  tag: 'Applications',
  summary:
    'Awards that the caller was offered, with what they wrote about them and what was paid; those of applications last changed first.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestAwards($states: [ApplicationState!], $first: Int, $after: String) {
    applications(states: $states, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { offer { ${OFFER} } } }
    }
  }`,
  variables: ({ query }) => ({ states: OFFERED, ...pageVariables(query) }),
  answer: (data, input) => listed(data['applications'], presentAward, input),
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
