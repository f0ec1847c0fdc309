import { graphql, readFragment, type FragmentType } from '#gql'
import { formatMoney } from '#lib/format/format-money.ts'
import { cardStyle } from '#ui/card-style.ts'
import { immigrationMessages as text } from './immigration-messages.ts'
import { SourceLine } from './source-line.tsx'

const fragment = graphql(`
  fragment RuleList_Rule on ImmigrationRule {
    id
    title
    says
    cost {
      amount {
        amount
        currency
      }
      isAtLeast
      per
    }
    ...SourceLine_Rule
  }
`)

type Props = { title: string; rules: readonly FragmentType<typeof fragment>[] }

/** Rules without a day: what they say, what they cost, and their source. */
export function RuleList({ title, ...props }: Props) {
  const rules = readFragment(fragment, props.rules)
  if (rules.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
        {rules.map((rule) => (
          <li key={rule.id} className="flex flex-col gap-1 py-4">
            <h3 className="text-lg">
              {rule.title}
              {rule.cost && (
                <>
                  {': '}
                  {rule.cost.isAtLeast && text.atLeast}
                  {formatMoney(rule.cost.amount)}
                </>
              )}
            </h3>
            <p>{rule.says}</p>
            <SourceLine rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
