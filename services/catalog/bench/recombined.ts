import { createHash } from 'node:crypto'
import { idFromName } from '@landfall/kit/core/ids'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'

const GENERATED_FEED = 'bench'
const DAY_MS = 86_400_000

/** Listings recombined from the shipped ones: number `n` of one seed is always the same. */
export function recombination(
  shipped: readonly StoredScholarship[],
  o: { seed: string; now: Date },
): (n: number) => StoredScholarship {
  return (n) => {
    const draw = drawsOf(`${o.seed} ${n}`)
    const from = () => {
      const found = shipped[draw(shipped.length)]
      if (found === undefined) throw new Error('nothing is shipped')
      return found
    }
    const [text, otherText, amount, deadline] = [from(), from(), from(), from()]
    const made = new Date(o.now.getTime() - draw(1000) * DAY_MS)
    return {
      ...text,
      id: idFromName('scholarship', `${o.seed}-${n}`),
      slug: `${text.slug}-${o.seed}-${n}`,
      title: firstHalf(text.title, ' ') + secondHalf(otherText.title, ' '),
      provider: from().provider,
      description: recombinedText(text.description, otherText.description),
      requirements: from().requirements,
      feed: GENERATED_FEED,
      provenance: { ...text.provenance, sourceId: `${o.seed}-${n}` },
      amountType: amount.amountType,
      amount: amount.amount,
      maxAmount: amount.maxAmount,
      currency: amount.currency,
      amountPeriod: amount.amountPeriod,
      citizenship: from().citizenship,
      degreeLevels: from().degreeLevels,
      fields: from().fields,
      deadline: deadline.deadline,
      isRollingAdmission: deadline.isRollingAdmission,
      requiresEssay: from().requiresEssay,
      universityId: from().universityId,
      status: draw(20) === 0 ? 'closed' : 'published',
      publishedAt: made,
      createdAt: made,
      updatedAt: made,
    }
  }
}

/** Numbers that the name alone decides. */
function drawsOf(name: string): (below: number) => number {
  const bytes = createHash('sha512').update(name).digest()
  let at = 0
  return (below) => {
    at = (at + 4) % (bytes.length - 3)
    return bytes.readUInt32BE(at) % below
  }
}

function recombinedText(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return firstHalf(one, '. ') + secondHalf(other, '. ')
}

function firstHalf(text: string, separator: string): string {
  const parts = text.split(separator)
  const half = parts.slice(0, Math.ceil(parts.length / 2))
  return half.join(separator) + separator
}

function secondHalf(text: string, separator: string): string {
  const parts = text.split(separator)
  return parts.slice(Math.floor(parts.length / 2)).join(separator)
}
