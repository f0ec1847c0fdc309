import { plainAmount } from '#lib/forms/typed-amount.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import { awardWords as text } from './award-words.ts'

/** What an award is paid from, how much, and until when it is to be answered. */
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

/** The fields of an offer out of a fund. */
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

/** What stands there in place of them. */
export function NoFund() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{text.noFund}</p>
      <LinkButton to={workspacePaths.funds()}>{text.openFunds}</LinkButton>
    </div>
  )
}

/** What is missing, by field. */
export function missingOfAward({ fundId, amount, answerBy }: AwardValues) {
  return {
    ...(!fundId && { fundId: text.chooseFund }),
    ...(!(Number(plainAmount(amount)) > 0) && { amount: text.amountWrong }),
    ...(!answerBy && { answerBy: text.dateMissing }),
  }
}
