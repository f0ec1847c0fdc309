import { isAmount } from '#lib/forms/typed-number.ts'
import { TextField } from '#ui/text-field.tsx'
import { filterMessages as text } from './filter-messages.ts'

export type Amounts = { minAmount: string; maxAmount: string }

type Props = {
  amounts: Amounts
  faults: Partial<Amounts>
  onChange: (amounts: Amounts) => void
}

export function AmountFields({ amounts, faults, onChange }: Props) {
  const shared = {
    isOptional: 'unsaid',
    inputMode: 'decimal',
    autoComplete: 'off',
  } as const
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{text.amount}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...shared}
          label={text.minAmount}
          name="minAmount"
          value={amounts.minAmount}
          error={faults.minAmount}
          onChange={(minAmount) => onChange({ ...amounts, minAmount })}
        />
        <TextField
          {...shared}
          label={text.maxAmount}
          name="maxAmount"
          value={amounts.maxAmount}
          error={faults.maxAmount}
          onChange={(maxAmount) => onChange({ ...amounts, maxAmount })}
        />
      </div>
    </fieldset>
  )
}

/** The faults of two plain amounts. */
export function amountFaults({ minAmount, maxAmount }: Amounts): Partial<Amounts> {
  if (!isAmount(minAmount)) return { minAmount: text.amountInvalid }
  if (!isAmount(maxAmount)) return { maxAmount: text.amountInvalid }
  if (minAmount !== '' && maxAmount !== '' && Number(maxAmount) < Number(minAmount))
    return { maxAmount: text.amountOrder }
  return {}
}
