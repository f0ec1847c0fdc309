import { useQuery } from '@apollo/client/react'
import { AwardFields, NoFund } from '#entities/fund/award-fields.tsx'
import { awardWords } from '#entities/fund/award-words.ts'
import { graphql } from '#gql'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { FormState } from '#ui/use-form.ts'
import { decisionMessages as text } from './decision-messages.ts'
import type { PlanValues } from './plan-values.ts'

const query = graphql(`
  query AwardFields {
    funds(first: 100) {
      edges {
        cursor
        node {
          id
          name
          currency
          isKeptByViewer
          balance {
            available {
              amount
              currency
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

type Props = { form: FormState<PlanValues>; count: number }

/** The fund, the amount for each, and the last day to answer. */
export function PlannedAward({ form, count }: Props) {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const kept = result.data?.funds.edges.map(({ node }) => node)
  const funds = kept?.filter(({ isKeptByViewer }) => isKeptByViewer)
  if (!funds)
    return (
      <QueryState result={result} failed={text.fundsFailed} label={text.fundsLoading}>
        <Skeleton className="h-24" />
      </QueryState>
    )
  if (funds.length === 0) return <NoFund />
  const fund = funds.find(({ id }) => id === form.values.fundId)
  return (
    <>
      <AwardFields
        field={form.field}
        funds={funds}
        amount={{ label: text.amount }}
        onFund={(id) =>
          form.set('currency', funds.find((one) => one.id === id)?.currency ?? '')
        }
      />
      {fund && (
        <Total fund={fund} amount={Number(plainAmount(form.values.amount))} count={count} />
      )}
      <p className="text-sm text-muted">{awardWords.noMoney}</p>
    </>
  )
}

type TotalProps = {
  fund: { currency: string; balance: { available: { amount: string; currency: string } } }
  amount: number
  count: number
}

function Total({ fund: { currency, balance }, amount, count }: TotalProps) {
  if (!(amount > 0)) return null
  const total = amount * count
  const words = text.total(
    formatMoney({ amount: String(total), currency }),
    formatMoney(balance.available),
  )
  return (
    <p role="status">
      {words} {total > Number(balance.available.amount) && text.tooMuch}
    </p>
  )
}
