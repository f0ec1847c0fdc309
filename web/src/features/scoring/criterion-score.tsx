import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextArea } from '#ui/text-area.tsx'
import { Key } from './key.tsx'
import { digitsOf, type Criterion } from './score-values.ts'
import { scoringMessages as text } from './scoring-messages.ts'

type Props = {
  criterion: Criterion
  points: number | null
  comment: string
  /** The keys act on this criterion. */
  isCurrent: boolean
  isCommenting: boolean
  areKeysShown: boolean
  isReadOnly: boolean
  onFocus: () => void
  onPoints: (points: number) => void
  onComment: (comment: string) => void
  onOpenComment: () => void
  onLeaveComment: () => void
}

/** One criterion: its levels to choose from, and a comment. */
export function CriterionScore(props: Props) {
  const { criterion, isCurrent } = props
  const { key, name, weight, description } = criterion
  const id = useId()
  return (
    // It only notes where the focus is; the group itself cannot be pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      data-criterion={key}
      aria-describedby={description ? `${id}-what` : undefined}
      onFocus={props.onFocus}
      className={classNames(
        'flex scroll-mt-20 flex-col gap-2 rounded border-2 p-3',
        isCurrent ? 'border-sea' : 'border-line',
      )}
    >
      <legend className="px-1 font-semibold">
        {name} <span className="font-normal text-muted">{text.weight(weight)}</span>
      </legend>
      {description && (
        <p id={`${id}-what`} className="text-sm text-muted">
          {description}
        </p>
      )}
      <Levels {...props} groupName={`${id}-points`} />
      <CriterionComment {...props} />
    </fieldset>
  )
}

function Levels(props: Props & { groupName: string }) {
  const { criterion, points, areKeysShown, isReadOnly, groupName, onPoints } = props
  const digits = digitsOf(criterion)
  return (
    <div className="flex flex-col">
      {criterion.levels.map((level, index) => (
        <label
          key={level.points}
          className="flex min-h-11 cursor-pointer items-start gap-2 rounded px-2 py-2 hover:bg-sunken has-checked:bg-sea-soft"
        >
          <input
            type="radio"
            name={groupName}
            checked={points === level.points}
            onChange={() => onPoints(level.points)}
            disabled={isReadOnly}
            aria-label={text.level(level.points, level.anchor)}
            className="mt-0.5 size-5 shrink-0"
          />
          <span aria-hidden="true" className="tabular w-6 shrink-0 font-semibold">
            {areKeysShown ? <Key>{digits[index] ?? ''}</Key> : level.points}
          </span>
          <span aria-hidden="true" className="min-w-0 grow">
            {level.anchor}
          </span>
        </label>
      ))}
    </div>
  )
}

function CriterionComment(props: Props) {
  const { criterion, comment, isCommenting, isReadOnly } = props
  if (isReadOnly)
    return comment ? <p className="text-sm whitespace-pre-line">{comment}</p> : null
  if (!isCommenting && !comment)
    return (
      <div>
        <Button
          kind="quiet"
          aria-label={text.addCommentOn(criterion.name)}
          onClick={props.onOpenComment}
        >
          {text.addComment}
        </Button>
      </div>
    )
  return (
    <TextArea
      label={text.commentOn(criterion.name)}
      name="comment"
      data-comment
      isOptional="unsaid"
      rows={2}
      value={comment}
      onChange={props.onComment}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onLeaveComment()
      }}
    />
  )
}
