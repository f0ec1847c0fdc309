import { Plus } from 'lucide-react'
import type { Review_ReviewFragment } from '#gql/graphql'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { fieldId } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRows } from '#ui/use-rows.ts'
import { CriterionCard } from './criterion-card.tsx'
import { rubricMessages as text } from './rubric-messages.ts'
import { rubricTemplates } from './rubric-templates.ts'
import {
  fieldOf,
  fromTemplate,
  MAX_CRITERIA,
  newCriterion,
  shareEvenly,
  sumOfWeights,
  WEIGHTS,
  type CriterionValues,
} from './rubric-values.ts'
import { useRubricForm, type RubricForm } from './use-rubric-form.ts'

type Props = { viewerId: string; review: Review_ReviewFragment }

/** What reviewers score by: criteria with weights, and levels that each say what earns them. */
export function RubricBuilder({ viewerId, review }: Props) {
  const rubric = useRubricForm(viewerId, review)
  const { form, criteria } = rubric
  const rows = useCriteria(rubric)
  const isFixed = review.isRubricFixed
  return (
    <section aria-labelledby="rubric" className="flex max-w-prose flex-col gap-6">
      <div>
        <h2 id="rubric" className="text-xl">
          {text.title}
        </h2>
        <p className="text-muted">{text.lead}</p>
      </div>
      {isFixed && <Notice>{text.fixed}</Notice>}
      <p role="status" className="sr-only">
        {rows.said}
      </p>
      {criteria.length === 0 ? (
        <Templates onUse={rows.add} />
      ) : (
        <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
          <ol className="flex flex-col gap-4">
            {criteria.map((criterion, index) => (
              <li key={criterion.key}>
                <CriterionCard
                  {...{ criterion, isFixed }}
                  formId={form.id}
                  number={index + 1}
                  isLast={index === criteria.length - 1}
                  errors={form.failure?.fields ?? {}}
                  onChange={(next) => rubric.set(criteria.with(index, next))}
                  onMove={(by) => rows.move(index, by)}
                  onRemove={() => rows.remove(index)}
                />
              </li>
            ))}
          </ol>
          {!isFixed && (
            <AddCriterion
              count={criteria.length}
              onAdd={() => rows.add(newCriterion(criteria))}
            />
          )}
          <Weights criteria={criteria} onShare={isFixed ? null : rows.share} />
        </Form>
      )}
    </section>
  )
}

type TemplatesProps = { onUse: ReturnType<typeof useCriteria>['add'] }

function Templates({ onUse }: TemplatesProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{text.startTitle}</h3>
        <p>{text.startLead}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {rubricTemplates.map((template) => (
          <li
            key={template.name}
            className={cardStyle('p-inset', 'flex flex-col items-start gap-2')}
          >
            <p>{template.lead}</p>
            <p className="text-muted">
              {template.criteria
                .map(({ name, weight }) => `${name} ${weight}%`)
                .join(' · ')}
            </p>
            <Button onClick={() => onUse(...fromTemplate(template))}>
              {text.use(template.name)}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" onClick={() => onUse(newCriterion([]))}>
          {text.startEmpty}
        </Button>
      </div>
    </div>
  )
}

function AddCriterion({ count, onAdd }: { count: number; onAdd: () => void }) {
  return (
    <div>
      <Button
        onClick={onAdd}
        disabledReason={count < MAX_CRITERIA ? null : text.most(MAX_CRITERIA)}
      >
        <Plus aria-hidden="true" size={20} />
        {text.add}
      </Button>
    </div>
  )
}

type WeightsProps = {
  criteria: readonly CriterionValues[]
  /** Null when the weights must stay as they are. */
  onShare: (() => void) | null
}

/** The sum of the weights, while they are typed. */
function Weights({ criteria, onShare }: WeightsProps) {
  const sum = sumOfWeights(criteria)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status" className="tabular font-semibold">
        {sum === WEIGHTS ? text.sumRight : text.sum(sum)}
      </p>
      {onShare && <Button onClick={onShare}>{text.share}</Button>}
    </div>
  )
}

/** The changes of the list, and of all its weights. */
function useCriteria({ form, criteria, set }: RubricForm) {
  const rows = useRows({
    rows: criteria,
    onChange: (next) => set(next),
    idOf: (criterion) =>
      criterion ? fieldId(form.id, fieldOf(criterion.key, 'name')) : null,
    removed: (criterion, place) => text.removed(titleOf(criterion, place)),
    moved: (criterion, place, before) => text.moved(titleOf(criterion, before), place),
  })
  function share() {
    rows.say(text.shared)
    set(shareEvenly(criteria))
  }
  return { ...rows, share }
}

function titleOf({ name }: CriterionValues, place: number): string {
  return name.trim() || text.criterion(place)
}
