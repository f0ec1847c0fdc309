import { plainAmount } from '#lib/forms/typed-number.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import { awardWords as text } from './award-words.ts'

/** The fund that an award is paid from, its amount, and the day by which to answer the offer. */
export type AwardValues = { fundId: string; amount: string; answerBy: string }

type Fund = {
  id: string
  name: string
  balance: { available: { amount: string; currency: string } }
}

type Props = {
  field: FormState<AwardValues>['field']
  funds: readonly Fund[]
  amount: { label: string; help?: string }
  onFund?: (fundId: string) => void
}

/** The fields of an offer from a fund. */
export function AwardFields({ field, funds, amount, onFund }: Props) {
  const fund = field('fundId')
  return (
    <>
      <SelectField
        {...fund}
        onChange={(id) => {
          fund.onChange(id)
          onFund?.(id)
        }}
        label={text.fund}
        placeholder={text.chooseFund}
        options={funds.map(({ id, name, balance }) => ({
          value: id,
          label: text.fundWith(name, formatMoney(balance.available)),
        }))}
      />
      <TextField {...field('amount')} {...amount} inputMode="decimal" />
      <TextField
        {...field('answerBy')}
        label={text.answerBy}
        help={text.answerByHelp}
        type="date"
      />
    </>
  )
}

/** Replaces the fields when the organization has no fund. */
export function NoFund() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{text.noFund}</p>
      <LinkButton to={workspacePaths.funds()}>{text.openFunds}</LinkButton>
    </div>
  )
}

/** Messages by field for what is missing. */
export function missingOfAward({ fundId, amount, answerBy }: AwardValues) {
  return {
    ...(!fundId && { fundId: text.chooseFund }),
    ...(!(Number(plainAmount(amount)) > 0) && { amount: text.amountWrong }),
    ...(!answerBy && { answerBy: text.dateMissing }),
  }
}
