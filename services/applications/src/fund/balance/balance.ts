export const LEDGER_KINDS = [
  'pledged',
  'committed',
  'released',
  'awarded',
  'returned',
  'disbursed',
  'refunded',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** What a fund's ledger adds up to, in the currency's smallest unit. */
export type Balance = {
  /** Put in by the owner. */
  pledgedMinor: bigint
  /** Offered, and not answered yet. */
  committedMinor: bigint
  /** Accepted, paid or not. */
  awardedMinor: bigint
  /** Recorded as paid to recipients. */
  disbursedMinor: bigint
}

export const EMPTY_BALANCE: Balance = {
  pledgedMinor: 0n,
  committedMinor: 0n,
  awardedMinor: 0n,
  disbursedMinor: 0n,
}

/** One line of a fund's ledger; never changed. */
export type LedgerEntry = {
  id: string
  fundId: string
  /** 1, 2 … in its fund. */
  number: number
  kind: LedgerKind
  /** In the currency's smallest unit; below zero only if it reverses another entry. */
  amountMinor: bigint
  /** YYYY-MM-DD on which it happened, if stated. */
  happenedOn: string | null
  note: string | null
  /** The entry that this one reverses. */
  correctsId: string | null
  offerId: string | null
  /** The person; null when a date passed. */
  actorId: string | null
  at: Date
}

type Effect = Partial<Record<keyof Balance, 1n | -1n>>

const EFFECTS: Readonly<Record<LedgerKind, Effect>> = {
  pledged: { pledgedMinor: 1n },
  committed: { committedMinor: 1n },
  released: { committedMinor: -1n },
  awarded: { committedMinor: -1n, awardedMinor: 1n },
  returned: { awardedMinor: -1n },
  disbursed: { disbursedMinor: 1n },
  refunded: { disbursedMinor: -1n },
}

/** The balance after one more entry. */
export function balanceAfter(
  balance: Balance,
  { kind, amountMinor }: Pick<LedgerEntry, 'kind' | 'amountMinor'>,
): Balance {
  const effect = EFFECTS[kind]
  const part = (name: keyof Balance) => balance[name] + (effect[name] ?? 0n) * amountMinor
  return {
    pledgedMinor: part('pledgedMinor'),
    committedMinor: part('committedMinor'),
    awardedMinor: part('awardedMinor'),
    disbursedMinor: part('disbursedMinor'),
  }
}

/** What can still be offered. */
export function availableOf({
  pledgedMinor,
  committedMinor,
  awardedMinor,
}: Balance): bigint {
  return pledgedMinor - committedMinor - awardedMinor
}

/**
 * What the database requires of every balance: nothing below zero, never more awarded than pledged or
 * paid than awarded.
 */
export function isSound(balance: Balance): boolean {
  return (
    Object.values(balance).every((part) => part >= 0n) &&
    availableOf(balance) >= 0n &&
    balance.disbursedMinor <= balance.awardedMinor
  )
}
