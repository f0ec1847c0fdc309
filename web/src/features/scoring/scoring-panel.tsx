import { useRef, useState } from 'react'
import { CircleCheck, Keyboard, PencilLine } from 'lucide-react'
import { SaveLine } from '#page/save-line.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { CriterionScore } from './criterion-score.tsx'
import { Key } from './key.tsx'
import { ScoreBar } from './score-bar.tsx'
import { scoringMessages as text } from './scoring-messages.ts'
import { useCommands, type Commands, type PanelProps } from './use-commands.ts'
import { useScoreKeys } from './use-score-keys.ts'

// People look at it once or twice.
const KeyList = lazyPart(async () => (await import('./key-list.tsx')).KeyList)

/** The rubric beside the application: everything in it works by single keys too. */
export function ScoringPanel(props: PanelProps) {
  const { rubric, state, closed } = props
  const panel = useRef<HTMLElement>(null)
  const [areKeysListed, setAreKeysListed] = useState(false)
  const listKeys = () => setAreKeysListed(true)
  const commands = useCommands({ ...props, panel, listKeys })
  const keys = useScoreKeys(commands.run)
  const { version } = state
  const isReadOnly = state.isFinal || closed !== null
  return (
    <section ref={panel} aria-labelledby="own-score" className="flex flex-col gap-4">
      <PanelHead isFinal={state.isFinal} onListKeys={listKeys} />
      {closed && <Notice>{closed}</Notice>}
      {version.isStale && <NewVersion onRead={commands.readNew} />}
      {state.isOutdated && !closed && <Notice>{text.isOutdated}</Notice>}
      {version.isNew && !state.isOutdated && !isReadOnly && (
        <Notice>{text.isNewVersion}</Notice>
      )}
      {state.isRestored && !isReadOnly && <Notice>{text.restored}</Notice>}
      <p role="status" className="sr-only">
        {commands.said}
      </p>
      <Criteria {...props} {...{ commands, isReadOnly }} areKeysShown={keys.isOn} />
      {!isReadOnly && (
        <>
          <TextArea
            label={text.comment}
            name="comment"
            help={text.commentHelp}
            isOptional
            value={state.score.comment}
            onChange={(comment) => state.change({ comment })}
          />
          <SaveLine state={state.saveState} />
        </>
      )}
      <PanelActions {...props} commands={commands} areKeysShown={keys.isOn} />
      {!isReadOnly && <ScoreBar rubric={rubric} state={state} onSubmit={commands.submit} />}
      {areKeysListed && (
        <LazyPart>
          <KeyList
            onClose={() => setAreKeysListed(false)}
            isOn={keys.isOn}
            onSwitch={keys.setIsOn}
          />
        </LazyPart>
      )}
    </section>
  )
}

function NewVersion({ onRead }: { onRead: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  const read = async () => {
    setIsBusy(true)
    await onRead()
  }
  return (
    <Notice tone="warn">
      <p>{text.isStale}</p>
      <Button data-new-version isBusy={isBusy} className="mt-3" onClick={() => void read()}>
        {text.readNew}
      </Button>
    </Notice>
  )
}

function PanelHead({ isFinal, onListKeys }: { isFinal: boolean; onListKeys: () => void }) {
  const Icon = isFinal ? CircleCheck : PencilLine
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 id="own-score" tabIndex={-1} className="scroll-mt-20 text-xl">
        {text.yourScore}
      </h2>
      <Badge
        tone={isFinal ? 'good' : 'neutral'}
        icon={<Icon aria-hidden="true" size={16} />}
      >
        {isFinal ? text.isFinal : text.isOpen}
      </Badge>
      <IconButton
        label={text.keys}
        icon={<Keyboard aria-hidden="true" size={20} />}
        onClick={onListKeys}
        className="ms-auto"
      />
    </div>
  )
}

type PartProps = PanelProps & { commands: Commands; areKeysShown: boolean }

function Criteria(props: PartProps & { isReadOnly: boolean }) {
  const { rubric, state, commands, isReadOnly, areKeysShown } = props
  const { points, comments } = state.score
  return rubric.map((criterion, index) => (
    <CriterionScore
      key={criterion.key}
      criterion={criterion}
      points={points[criterion.key] ?? null}
      comment={comments[criterion.key] ?? ''}
      isCurrent={index === commands.current && !isReadOnly}
      isCommenting={commands.commenting === criterion.key}
      areKeysShown={areKeysShown && !isReadOnly}
      isReadOnly={isReadOnly}
      onFocus={() => commands.setCurrent(index)}
      onPoints={(given) => commands.give(criterion, given)}
      onComment={(comment) =>
        state.change({ comments: { ...comments, [criterion.key]: comment } })
      }
      onOpenComment={() => commands.comment(index)}
      onLeaveComment={() => commands.focusOn(index)}
    />
  ))
}

function PanelActions({ state, closed, commands, areKeysShown, onNext }: PartProps) {
  const { isFinal, isBusy } = state
  return (
    <div className="flex flex-wrap gap-3">
      {!closed && isFinal && (
        <Button isBusy={isBusy} onClick={() => void commands.takeBack()}>
          {text.takeBack}
        </Button>
      )}
      {!closed && !isFinal && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void commands.submit()}>
          {isBusy ? text.submitting : text.submit}
          {areKeysShown && <KeyHint>s</KeyHint>}
        </Button>
      )}
      <Button kind={isFinal ? 'primary' : 'secondary'} onClick={onNext}>
        {text.next}
        {areKeysShown && <KeyHint>n</KeyHint>}
      </Button>
    </div>
  )
}

/** Not part of the button's name. */
function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-lg:hidden">
      <Key>{children}</Key>
    </span>
  )
}
