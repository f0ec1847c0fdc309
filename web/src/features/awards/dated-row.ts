import type { Award_OfferFragment } from '#gql/graphql'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { awardMessages as text } from './award-messages.ts'

/** One day of a plan, as typed; with an amount where something is paid on it. */
export type DatedRow = { key: string; dueOn: string; amount: string }

type Faults = { [name in `rows.${string}`]?: string }

/** The name of a row's control in its form, which its fault uses too. */
export const rowField = ({ key }: DatedRow, control: 'dueOn' | 'amount') =>
  `rows.${key}.${control}` as const

/** An empty row whose key none of the others has. */
export function newRow(others: readonly DatedRow[]): DatedRow {
  const taken = others.map(({ key }) => Number(key))
  return { key: String(Math.max(0, ...taken) + 1), dueOn: '', amount: '' }
}

/** The planned payments that can still be changed. */
export function unpaidOf({ instalments }: Award_OfferFragment) {
  return instalments
    .filter(({ paidOn }) => !paidOn)
    .map((one) => ({ dueOn: one.dueOn, amount: one.amount.amount }))
}

/** The days of reports that can still be changed. */
export function unwrittenOf({ reports }: Award_OfferFragment) {
  return reports.filter((one) => one.text === null).map(({ dueOn }) => ({ dueOn }))
}

/** The planned days as rows; one empty row when nothing is planned. */
export function rowsOf(planned: readonly { dueOn: string; amount?: string }[]): DatedRow[] {
  if (planned.length === 0) return [newRow([])]
  return planned.map(({ dueOn, amount = '' }, at) => ({
    key: String(at + 1),
    dueOn,
    amount,
  }))
}

/** Faults of payments that miss something, by control. */
export function faultsOfPayments(rows: readonly DatedRow[]): Faults {
  const faults: Faults = {}
  for (const [at, row] of rows.entries()) {
    if (!row.dueOn) faults[rowField(row, 'dueOn')] = text.paymentDate(at + 1)
    if (!(Number(plainAmount(row.amount)) > 0))
      faults[rowField(row, 'amount')] = text.paymentAmount(at + 1)
  }
  return faults
}

/** Faults of report days that are missing or appear twice, by control. */
export function faultsOfReports(rows: readonly DatedRow[]): Faults {
  const faults: Faults = {}
  for (const [at, row] of rows.entries()) {
    const isTwice = rows.slice(0, at).some(({ dueOn }) => dueOn === row.dueOn)
    if (!row.dueOn) faults[rowField(row, 'dueOn')] = text.reportDate(at + 1)
    else if (isTwice) faults[rowField(row, 'dueOn')] = text.reportTwice(at + 1)
  }
  return faults
}
