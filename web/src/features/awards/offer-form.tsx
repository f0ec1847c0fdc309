import { useApolloClient } from '@apollo/client/react'
import { AwardFields, missingOfAward, NoFund } from '#entities/fund/award-fields.tsx'
import { awardWords } from '#entities/fund/award-words.ts'
import type { OwnerAwardQuery } from '#gql/graphql'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { ownerMutations } from './owner-mutations.ts'
import { sayDone } from './say-done.ts'
import { sendAward } from './send-award.ts'

export type FundToOfferFrom = OwnerAwardQuery['funds']['edges'][number]['node']

type Props = { applicationId: string; funds: readonly FundToOfferFrom[] }

/** Offers an award to an applicant on the shortlist or the waiting list. */
export function OfferForm({ applicationId, funds }: Props) {
  const form = useOfferForm(applicationId, funds)
  if (funds.length === 0) return <NoFund />
  return (
    <Form form={form} submitLabel={text.offer} busyLabel={text.offering}>
      <AwardFields
        field={form.field}
        funds={funds}
        amount={{ label: text.amount, help: text.amountHelp }}
      />
      <TextArea
        {...form.field('message')}
        label={text.message}
        help={text.messageHelp}
        isOptional
      />
      <p className="text-sm text-muted">{awardWords.noMoney}</p>
    </Form>
  )
}

function useOfferForm(applicationId: string, funds: readonly FundToOfferFrom[]) {
  const client = useApolloClient()
  const [only] = funds
  return useForm({
    initial: {
      fundId: funds.length === 1 && only ? only.id : '',
      amount: '',
      answerBy: '',
      message: '',
    },
    validate: missingOfAward,
    submit: async ({ fundId, amount, answerBy, message }) => {
      const failure = await sendAward(client, ownerMutations.offerAward, {
        applicationId,
        fundId,
        amount: plainAmount(amount),
        currency: funds.find(({ id }) => id === fundId)?.currency ?? '',
        answerBy,
        message: message.trim() || null,
      })
      if (!failure) sayDone(text.offered)
      return failure
    },
    explain: showError,
  })
}
