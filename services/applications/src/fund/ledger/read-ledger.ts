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

/** The whole ledger of a fund that the person may read, as CSV, in which text that looks like a formula stays text. */
export function makeWriteLedgerCsv({ ledger }: Deps) {
  return async function writeLedgerCsv(
    { id, currency }: { id: string; currency: string },
    o: { hidesWords: boolean },
  ): Promise<string> {
    const entries = await ledger.findAll(id)
    const lines = entries.map((entry) => {
      const { number, at, happenedOn, kind, amountMinor } = entry
      const amount = decimalOf(amountMinor, currency)
      const note = asText(noteFor(entry, o))
      return [number, at.toISOString(), happenedOn, kind, amount, currency, note]
    })
    return stringify([HEADERS, ...lines], { record_delimiter: 'windows' })
  }
}

/**
 * What somebody wrote with an entry.
 * @param o.hidesWords leaves out what the two sides wrote about an award, for viewers who only read
 *   funds
 */
export function noteFor(
  { note, offerId }: Pick<LedgerEntry, 'note' | 'offerId'>,
  { hidesWords }: { hidesWords: boolean },
): string | null {
  return hidesWords && offerId !== null ? null : note
}

/** Only what somebody wrote is escaped: negative amounts must stay numbers. */
function asText(note: string | null): string | null {
  return note !== null && /^[=+\-@\t\r]/.test(note) ? `'${note}` : note
}
