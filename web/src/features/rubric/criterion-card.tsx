import { Plus, Trash2 } from 'lucide-react'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { fieldId } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { rubricMessages as text } from './rubric-messages.ts'
import {
  fieldOf,
  LEVELS,
  newLevel,
  nextPoints,
  type CriterionValues,
  type LevelValues,
} from './rubric-values.ts'

type Props = {
  formId: string
  criterion: CriterionValues
  number: number
  isLast: boolean
  /** Somebody has scored already: only the wording can change. */
  isFixed: boolean
  errors: Readonly<Record<string, string>>
  onChange: (criterion: CriterionValues) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One criterion with its weight and its levels. */
export function CriterionCard(props: Props) {
  const { formId, criterion, number, isFixed, errors, onChange } = props
  const title = criterion.name.trim() || text.criterion(number)
  const field = (name: 'name' | 'description' | 'weight') => ({
    ...nameOf(formId, errors, fieldOf(criterion.key, name)),
    value: criterion[name],
    onChange: (value: string) => onChange({ ...criterion, [name]: value }),
  })
  return (
    <div
      role="group"
      aria-label={text.criterion(number)}
      className={cardStyle('p-inset', 'flex flex-col gap-4')}
    >
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">
          {text.criterion(number)}
        </p>
        {!isFixed && (
          <RowActions
            labels={labelsOf(title)}
            isFirst={number === 1}
            isLast={props.isLast}
            onMove={props.onMove}
            onRemove={props.onRemove}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField {...field('name')} label={text.name} />
        <TextField
          {...field('weight')}
          label={text.weight}
          inputMode="numeric"
          readOnly={isFixed}
        />
      </div>
      <TextArea {...field('description')} label={text.description} rows={2} isOptional />
      <Levels {...props} title={title} />
    </div>
  )
}

/** The levels and their points, the lowest first. */
function Levels(props: Props & { title: string }) {
  const { formId, criterion, isFixed, errors, title, onChange } = props
  const { levels } = criterion
  const setLevels = (next: readonly LevelValues[]) =>
    onChange({ ...criterion, levels: next })
  function removeLevel(index: number) {
    const near = levels[index + 1] ?? levels[index - 1]
    // The pressed button disappears with its level.
    if (near) document.getElementById(fieldId(formId, fieldOf(near.key, 'anchor')))?.focus()
    setLevels(levels.toSpliced(index, 1))
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">{text.levels}</legend>
      <ol className="flex flex-col gap-3">
        {levels.map((level, index) => (
          <li key={level.key}>
            <Level
              {...{ formId, level, isFixed, errors }}
              number={index + 1}
              onChange={(next) => setLevels(criterion.levels.with(index, next))}
              onRemove={levels.length > LEVELS.least ? () => removeLevel(index) : null}
              title={title}
            />
          </li>
        ))}
      </ol>
      {!isFixed && (
        <div>
          <Button
            kind="quiet"
            isFlush
            disabledReason={
              levels.length < LEVELS.most ? null : text.mostLevels(LEVELS.most)
            }
            onClick={() => setLevels([...levels, newLevel(nextPoints(levels), '')])}
          >
            <Plus aria-hidden="true" size={20} />
            {text.addLevel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function nameOf(formId: string, errors: Props['errors'], name: string) {
  return { id: fieldId(formId, name), name, error: errors[name] }
}

type LevelProps = Pick<Props, 'formId' | 'isFixed' | 'errors' | 'number'> & {
  level: LevelValues
  title: string
  onChange: (level: LevelValues) => void
  onRemove: (() => void) | null
}

function Level(props: LevelProps) {
  const { formId, level, number, title, isFixed, errors, onChange, onRemove } = props
  const field = (name: 'points' | 'anchor') => ({
    ...nameOf(formId, errors, fieldOf(level.key, name)),
    value: level[name],
    onChange: (value: string) => onChange({ ...level, [name]: value }),
  })
  return (
    <div
      role="group"
      aria-label={text.level(number)}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-3"
    >
      <TextField
        {...field('points')}
        label={text.points}
        inputMode="numeric"
        readOnly={isFixed}
      />
      <TextArea {...field('anchor')} label={text.anchor} rows={1} />
      {!isFixed && onRemove && (
        <IconButton
          label={text.removeLevel(number, title)}
          icon={<Trash2 aria-hidden="true" size={20} />}
          // As high as the fields, without their labels.
          className="mt-7"
          onClick={onRemove}
        />
      )}
    </div>
  )
}

const labelsOf = (title: string) => ({
  up: text.moveUp(title),
  down: text.moveDown(title),
  remove: text.remove(title),
})
