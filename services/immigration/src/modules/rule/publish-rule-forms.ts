import { ruleText } from '@landfall/immigration-rules/rule-text'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import {
  FORMS_PER_RULE,
  type RuleForm,
  RuleFormsPublished,
} from '@landfall/proto-events/immigration/rule-forms-published.v1'
import { numbersOf } from './rule-numbers.ts'
import { byDay, type RuleRow } from './rule-row.ts'
import type { RuleStore } from './rule.store.ts'

type Stores = { rules: Pick<RuleStore, 'all'> }

/**
 * Publishes whole rules with all their forms, under a version that grows with each form: a consumer that keeps the
 * newest version is right, whatever arrives twice or late.
 * @param ruleIds the rules that have a new form; absent: all rules, for a service that requests them
 * @returns how many rules
 */
export async function publishRuleForms(
  { rules, outbox }: Pick<Transaction<Stores>, 'rules' | 'outbox'>,
  ruleIds?: ReadonlySet<string>,
): Promise<number> {
  const rows = (await rules.all()).filter(({ ruleId }) => ruleIds?.has(ruleId) ?? true)
  const told = [...Map.groupBy(rows, ({ ruleId }) => ruleId)].map(([ruleId, forms]) => {
    const inOrder = forms.toSorted(byDay)
    const all = inOrder.map((row) => formOf(row, hasOlderWords(row, inOrder)))
    const data = { ruleId, forms: all.slice(-FORMS_PER_RULE) }
    return { aggregateId: ruleId, version: forms.length, data }
  })
  await outbox.publishAll(RuleFormsPublished, told)
  return told.length
}

/**
 * Administrators may change figures without changing the words, which were then written for the figures of an
 * earlier form.
 */
function hasOlderWords({ origin, content }: RuleRow, rows: readonly RuleRow[]): boolean {
  if (origin === 'shipped') return false
  const { title, says } = content
  const same = rows.filter(
    (row) => row.content.title === title && row.content.says === says,
  )
  const written = same.findLast((row) => row.origin === 'shipped') ?? same.at(0)
  return figuresOf(written?.content ?? content) !== figuresOf(content)
}

function figuresOf({ compute }: RuleRow['content']): string {
  return JSON.stringify(numbersOf(compute))
}

function formOf(row: RuleRow, isOlder: boolean): RuleForm {
  const { id, content, effectiveFrom, effectiveTo, origin } = row
  const days = { effectiveFrom, effectiveTo }
  const isShipped = origin === 'shipped'
  return { id, isShipped, ...days, ...ruleText(content), hasOlderWords: isOlder }
}
