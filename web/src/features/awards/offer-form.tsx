import { useApolloClient } from '@apollo/client/react'
import type { OwnerAwardQuery } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { ownerMutations } from './owner-mutations.ts'
import { sendAward } from './send-award.ts'

export type FundToOfferFrom = OwnerAwardQuery['funds']['edges'][number]['node']

type Props = { applicationId: string; funds: readonly FundToOfferFrom[] }

/** Offers an award to an applicant on the shortlist or the waiting list. */
export function OfferForm({ applicationId, funds }: Props) {
  const form = useOfferForm(applicationId, funds)
  if (funds.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{text.noFund}</p>
        <LinkButton to={paths.funds()}>{text.openFunds}</LinkButton>
      </div>
    )
  return (
    <Form form={form} submitLabel={text.offer} busyLabel={text.offering}>
      <SelectField
        {...form.field('fundId')}
        label={text.fund}
        placeholder={text.chooseFund}
        options={funds.map(({ id, name, balance }) => ({
          value: id,
          label: text.fundWith(name, formatMoney(balance.available)),
        }))}
      />
      <TextField
        {...form.field('amount')}
        label={text.amount}
        help={text.amountHelp}
        inputMode="decimal"
      />
      <TextField
        {...form.field('answerBy')}
        label={text.answerBy}
        help={text.answerByHelp}
        type="date"
      />
      <TextArea
        {...form.field('message')}
        label={text.message}
        help={text.messageHelp}
        isOptional
      />
      <p className="text-sm text-muted">{text.noMoney}</p>
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
    validate: ({ fundId, amount, answerBy }) => ({
      ...(!fundId && { fundId: text.fundMissing }),
      ...(!(Number(amount.trim()) > 0) && { amount: text.amountWrong }),
      ...(!answerBy && { answerBy: text.dateMissing }),
    }),
    submit: async ({ fundId, amount, answerBy, message }) => {
      const failure = await sendAward(client, ownerMutations.offerAward, {
        applicationId,
        fundId,
        amount: amount.trim(),
        currency: funds.find(({ id }) => id === fundId)?.currency ?? '',
        answerBy,
        message: message.trim() || null,
      })
      if (!failure) toast.success({ title: text.offered, topic: 'award' })
      return failure
    },
    explain: showError,
  })
}
