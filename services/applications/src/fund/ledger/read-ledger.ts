import { stringify } from 'csv-stringify/sync'
import type { LedgerEntry } from '../balance/balance.ts'
import { decimalOf } from '@landfall/reference/money'
import type { LedgerPosition, LedgerQuery, LedgerStore } from './ledger.store.ts'

type Deps = { ledger: LedgerStore }

export type LedgerPage = {
  records: LedgerEntry[]
  hasNextPage: boolean
  totalCount: number
}

/** One page of the ledger of a fund that the person may read, the newest first. */
export function makeListLedger({ ledger }: Deps) {
  return async function listLedger(
    o: LedgerQuery & { first: number; after: LedgerPosition | null },
  ): Promise<LedgerPage> {
    const { fundId, kinds, first, after } = o
    const query = { fundId, kinds }
    const [records, totalCount] = await Promise.all([
      ledger.page({ ...query, after, limit: first + 1 }),
      ledger.countOf(query),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

const HEADERS = ['number', 'recorded', 'date', 'kind', 'amount', 'currency', 'note']

/** The whole ledger of a fund that the person may read, as CSV; what a spreadsheet would take for a formula is text. */
export function makeWriteLedgerCsv({ ledger }: Deps) {
  return async function writeLedgerCsv(fund: {
    id: string
    currency: string
  }): Promise<string> {
    const { id, currency } = fund
    const entries = await ledger.findAll(id)
    const lines = entries.map(({ number, at, happenedOn, kind, amountMinor, note }) => {
      const amount = decimalOf(amountMinor, currency)
      return [number, at.toISOString(), happenedOn, kind, amount, currency, asText(note)]
    })
    return stringify([HEADERS, ...lines], { record_delimiter: 'windows' })
  }
}

/** Amounts below zero stay numbers: only what somebody wrote is guarded. */
function asText(note: string | null): string | null {
  return note !== null && /^[=+\-@\t\r]/.test(note) ? `'${note}` : note
}
